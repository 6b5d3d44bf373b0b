import { Button, Checkbox, Flex, theme } from 'antd'
import { BlockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { PanelPopover } from '../../../../kit/panel-popover'
import styles from '../preview.module.css'
import { inkOf } from './paint-dxf'
import type { SheetLayer } from './sheet'

interface LayersButtonProps {
  layers: readonly SheetLayer[]
  /** Indexes of those that are off. */
  hidden: ReadonlySet<number>
  onHidden: (hidden: ReadonlySet<number>) => void
}

/** Which layers of a drawing are shown; at first those that are on in the file. */
export function LayersButton({ layers, hidden, onHidden }: LayersButtonProps) {
  const { t } = useTranslation()
  const title = t('files.preview.layers')
  return (
    <PanelPopover
      title={title}
      placement="bottomLeft"
      content={<LayerChoices layers={layers} hidden={hidden} onHidden={onHidden} />}
    >
      <Button type="text" icon={<BlockOutlined />}>
        {title}
      </Button>
    </PanelPopover>
  )
}

function LayerChoices({ layers, hidden, onHidden }: LayersButtonProps) {
  const { t } = useTranslation()
  const { token } = theme.useToken()
  const show = (at: number, isShown: boolean) => {
    const next = new Set(hidden)
    if (isShown) next.delete(at)
    else next.add(at)
    onHidden(next)
  }
  const all = () => onHidden(new Set(hidden.size ? [] : layers.keys()))
  const byName = [...layers.entries()].sort(([, a], [, b]) => a.name.localeCompare(b.name))
  return (
    <Flex vertical gap={4} className={styles.layers}>
      <Button size="small" onClick={all}>
        {t(hidden.size ? 'files.preview.all_layers' : 'files.preview.no_layers')}
      </Button>
      {byName.map(([at, { name, colour, count }]) => (
        <Checkbox
          key={name}
          checked={!hidden.has(at)}
          onChange={({ target }) => show(at, target.checked)}
        >
          <span
            aria-hidden
            className={styles.swatch}
            style={{ background: inkOf(colour, token.colorText) }}
          />
          <bdi>{name}</bdi> ({count})
        </Checkbox>
      ))}
    </Flex>
  )
}
