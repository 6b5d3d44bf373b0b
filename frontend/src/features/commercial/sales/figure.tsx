import type { ReactNode } from 'react'
import { Card, Flex, Typography } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { currencyText } from '../../../kit/display/currency'
import { Whole } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { NONE } from '../../../kit/display/none'
import { rowsPath, SALES, type WinRate } from './sales'

interface CountProps {
  count: number
  filters: Parameters<typeof rowsPath>[0]
}

/** A count that opens the rows it counts. */
export function Count({ count, filters }: CountProps) {
  const formats = useFormats()
  const text = formats.number(count)
  return count > 0 ? <Link to={rowsPath(filters)}>{text}</Link> : <span>{text}</span>
}

interface RateProps {
  of: WinRate
  /** Leaves the interval to the tooltip, where a table has no room for it. */
  brief?: boolean
}

/** A win rate, of how many it is, and how far it can be trusted. */
export function Rate({ of: { n, rate, low, high }, brief = false }: RateProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (rate === null) return <span>{NONE}</span>
  const interval = [low, high].map((end) => formats.number(end ?? 0)).join('–')
  const count = `n=${formats.number(n)}`
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {formats.percent(rate)}{' '}
      <Typography.Text
        type="secondary"
        style={{ fontSize: 12 }}
        title={brief ? `${t(`${SALES}.interval`)}: ${interval}` : t(`${SALES}.interval`)}
      >
        {brief ? count : `${interval} · ${count}`}
      </Typography.Text>
    </bdi>
  )
}

/** An amount of a tile without its halalas; the code goes to a line of its own where it must. */
export function Amount({ value, currency }: { value: string; currency: string }) {
  const { language } = useTranslation().i18n
  return (
    <Flex wrap align="baseline" gap="0 6px">
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {currencyText(currency, language)}
      </Typography.Text>
      <Whole value={value} />
    </Flex>
  )
}

/** One figure that is to be seen first. */
export function Tile({ label, children, to }: { label: string; children: ReactNode; to?: string }) {
  const body = (
    <Card size="small" hoverable={!!to} style={{ height: '100%' }}>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <div style={{ fontSize: 18, fontWeight: 600, marginBlockStart: 4 }}>{children}</div>
    </Card>
  )
  return to ? (
    <Link to={to} style={{ display: 'block', height: '100%' }}>
      {body}
    </Link>
  ) : (
    body
  )
}
