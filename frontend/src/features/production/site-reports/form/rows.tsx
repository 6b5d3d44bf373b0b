import type { ReactNode } from 'react'
import { Button, Card, Flex } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { SITE_REPORTS } from '../site-report'
import { useReportForm } from './form-context'
import { NEW_ROW, type ReportValues } from './values'

type Kind = keyof typeof NEW_ROW
type RowOf<K extends Kind> = ReportValues[K][number]

interface RowsProps<K extends Kind> {
  kind: K
  children: (
    row: RowOf<K>,
    set: (change: Partial<RowOf<K>>) => void,
    /** Of the row's fields: `works.0`. */
    path: string
  ) => ReactNode
}

/** The rows of one kind, one below the other as a phone has room for them. */
export function Rows<K extends Kind>({ kind, children }: RowsProps<K>) {
  const { t } = useTranslation()
  const { values, setValues } = useReportForm()
  const rows = values[kind] as RowOf<K>[]
  const title = t(`${SITE_REPORTS}.sections.${kind as Kind}`)
  const write = (next: (now: RowOf<K>[]) => RowOf<K>[]) =>
    setValues((now) => ({ [kind]: next(now[kind] as RowOf<K>[]) }))
  const change = (key: string, part: Partial<RowOf<K>>) =>
    write((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <Card size="small" title={title} style={{ marginBlockEnd: 16 }}>
      <Flex vertical gap="small">
        {rows.map((row, at) => (
          <RowFrame
            key={row.key}
            label={`${title} ${at + 1}`}
            removeLabel={t(`${SITE_REPORTS}.remove_row.${kind as Kind}`, { row: at + 1 })}
            onRemove={() => write((now) => now.filter((one) => one.key !== row.key))}
          >
            {children(row, (part) => change(row.key, part), `${kind}.${at}`)}
          </RowFrame>
        ))}
        <Button
          icon={<PlusOutlined />}
          onClick={() => write((now) => [...now, NEW_ROW[kind]() as RowOf<K>])}
          style={{ alignSelf: 'flex-start' }}
        >
          {t(`${SITE_REPORTS}.add_row.${kind as Kind}`)}
        </Button>
      </Flex>
    </Card>
  )
}

interface RowFrameProps {
  label: string
  removeLabel: string
  onRemove: () => void
  children: ReactNode
}

function RowFrame({ label, removeLabel, onRemove, children }: RowFrameProps) {
  return (
    <Flex
      wrap
      gap="0 12px"
      align="flex-start"
      role="group"
      aria-label={label}
      style={{ borderBlockEnd: '1px solid var(--line)', paddingBlockEnd: 8 }}
    >
      {children}
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={removeLabel}
        style={{ marginBlockStart: 28, marginInlineStart: 'auto' }}
        onClick={onRemove}
      />
    </Flex>
  )
}
