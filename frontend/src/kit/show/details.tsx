import type { ReactNode } from 'react'
import { Descriptions, Grid, theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { MixedText } from '../display/mixed-text'
import { Prose } from '../display/prose'

export interface Detail {
  /** Field name; the label is `<resource>.fields.<name>`. */
  name: string
  value: ReactNode
  wide?: boolean
}

function shown(value: ReactNode): ReactNode {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value !== 'string') return value
  return value.includes('\n') ? <Prose>{value}</Prose> : <MixedText>{value}</MixedText>
}

interface DetailsProps {
  resource: string
  items: Detail[]
  /** The most pairs beside each other; a drawer has room for fewer than the page. */
  columns?: number
}

/** Labelled values of a record; a dash stands for what is not known. */
export function Details({ resource, items, columns = 3 }: DetailsProps) {
  const { t } = useTranslation()
  const { token } = theme.useToken()
  const screens = Grid.useBreakpoint()
  const column = Math.min(columns, screens.xl ? 3 : screens.md ? 2 : 1)
  return (
    <Descriptions
      bordered
      size="small"
      column={column}
      style={{ background: token.colorBgContainer, borderRadius: token.borderRadiusLG }}
      styles={{ label: { inlineSize: column === 1 ? '42%' : undefined } }}
      items={items.map(({ name, value, wide }) => ({
        key: name,
        label: t(`${resource}.fields.${name}`),
        span: wide ? 'filled' : 1,
        children: shown(value),
      }))}
    />
  )
}
