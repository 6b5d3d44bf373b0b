import { theme } from 'antd'
import type { ReactNode } from 'react'

interface TotalsProps {
  /** `key` where the label is no text or not the only one of its kind. */
  rows: { key?: string; label: ReactNode; value: ReactNode; strong?: boolean }[]
}

/** Sums under a document's lines, aligned to the end of the row. */
export function Totals({ rows }: TotalsProps) {
  const { token } = theme.useToken()
  return (
    <dl
      aria-live="polite"
      style={{
        display: 'grid',
        marginBlock: 0,
        gridTemplateColumns: 'auto minmax(120px, auto)',
        gap: '4px 24px',
        marginInlineStart: 'auto',
        inlineSize: 'fit-content',
      }}
    >
      {rows.map(({ key, label, value, strong }) => (
        <div
          key={key ?? String(label)}
          style={{ display: 'contents', fontWeight: strong ? 600 : 400 }}
        >
          <dt style={{ color: strong ? token.colorText : token.colorTextSecondary }}>{label}</dt>
          <dd style={{ margin: 0, textAlign: 'end' }}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
