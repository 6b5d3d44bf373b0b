import { Button } from 'antd'
import { InfoCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { PanelPopover } from '../../../../kit/panel-popover'
import styles from '../preview.module.css'
import type { DxfShapes } from './sheet'

/** What of a drawing is not drawn, by name and number; nothing where all of it is. */
export function LeftButton({ shapes: { left, isCut } }: { shapes: DxfShapes }) {
  const { t } = useTranslation()
  const kinds = Object.entries(left).sort(([, a], [, b]) => b - a)
  if (!kinds.length && !isCut) return null
  const title = t('files.preview.not_drawn')
  return (
    <PanelPopover
      title={title}
      placement="bottomLeft"
      content={
        <ul className={styles.left}>
          {isCut ? <li>{t('files.preview.drawing_cut')}</li> : null}
          {kinds.map(([kind, count]) => (
            <li key={kind}>
              {t(`files.preview.kinds.${kind.toLowerCase()}`, { defaultValue: kind })}: {count}
            </li>
          ))}
        </ul>
      }
    >
      <Button type="text" icon={<InfoCircleOutlined />}>
        {title}
      </Button>
    </PanelPopover>
  )
}
