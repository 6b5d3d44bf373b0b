import { useContext, useState, type ReactNode } from 'react'
import { Button, Card, Descriptions, Grid } from 'antd'
import { useTranslation } from 'react-i18next'
import { MixedText } from '../display/mixed-text'
import { isNothing, NONE } from '../display/none'
import { Prose } from '../display/prose'
import { ShowEmpty } from './show-empty'
import styles from './record.module.css'

export interface Detail {
  /** Field name; the label is `<resource>.fields.<name>` unless `label` says otherwise. */
  name: string
  label?: ReactNode
  value: ReactNode
  wide?: boolean
}

function shown(value: ReactNode): ReactNode {
  if (isNothing(value)) return NONE
  if (typeof value !== 'string') return value
  return value.includes('\n') ? <Prose>{value}</Prose> : <MixedText>{value}</MixedText>
}

interface DetailsProps {
  resource: string
  items: Detail[]
  /** Heading of the card, where a record has several. */
  title?: ReactNode
  /** Beside the heading. */
  extra?: ReactNode
  /** The most pairs beside each other; a drawer has room for fewer than the page. */
  columns?: number
}

/** Labelled values of a record on a card; empty ones stay hidden until the user shows them. */
export function Details({ resource, items, title, extra, columns = 3 }: DetailsProps) {
  const { t } = useTranslation()
  const screens = Grid.useBreakpoint()
  const { visible, toggle } = useEmptyFields(items)
  return (
    <Card size="small" className={styles.card} title={title} extra={extra}>
      <Descriptions
        size="small"
        layout="vertical"
        colon={false}
        column={Math.min(columns, screens.xl ? 3 : screens.md ? 2 : 1)}
        items={visible.map(({ name, label, value, wide }) => ({
          key: name,
          label: label ?? t(`${resource}.fields.${name}`),
          span: wide ? 'filled' : 1,
          children: shown(value),
        }))}
      />
      {toggle}
    </Card>
  )
}

/** The items to show, and the button that reveals the rest unless a switch above does. */
function useEmptyFields(items: Detail[]) {
  const { t } = useTranslation()
  const shared = useContext(ShowEmpty)
  const [own, setOwn] = useState(false)
  const isOpen = shared ?? own
  const filled = items.filter(({ value }) => !isNothing(value))
  const hidden = items.length - filled.length
  const toggle =
    shared === null && hidden > 0 ? (
      <Button
        type="link"
        size="small"
        className={styles.toggle}
        aria-expanded={own}
        onClick={() => setOwn(!own)}
      >
        {own ? t('kit.show.hide_empty') : t('kit.show.show_empty', { count: hidden })}
      </Button>
    ) : null
  return { visible: isOpen ? items : filled, toggle }
}
