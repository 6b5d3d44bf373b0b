import { Card, List, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { useSizeText } from '../../../kit/display/size-text'
import { ItemMeta } from '../../../kit/display/item-meta'
import { useFormats } from '../../../kit/display/use-formats'
import { useSpan } from './use-span'

const HEALTH = 'administration.system_health'
type Line = Schema<'SystemHealth'>['lines'][number]

const COLORS: Record<Line['state'], string> = { good: 'green', attention: 'gold', fault: 'red' }
const RANK: Record<Line['state'], number> = { fault: 0, attention: 1, good: 2 }

/** Where each is looked into. */
const PAGES: Record<string, string> = {
  jobs: '/admin/jobs',
  failed_jobs: '/admin/jobs',
  mails: '/admin/mails',
  webhooks: '/admin/webhooks',
  backup: '/admin/backups',
  restore_drill: '/admin/restore-drills',
  access_review: '/admin/access-reviews',
  scanner: '/admin/file-scans',
  e_invoice_certificate: '/finance/e-invoicing',
}

/** What a line's figures are in words; byte counts, spans and instants as people read them. */
function useFigure(): (line: Line) => string {
  const { t } = useTranslation()
  const { number, instant } = useFormats()
  const sizeOf = useSizeText()
  const spanOf = useSpan()
  return ({ name, figures, advice }: Line) => {
    if (advice === 'unreadable') return String(figures.reason ?? '')
    if ('at' in figures && figures.at === null) return t(`${HEALTH}.never`)
    const { bytes, at, seconds, count } = figures
    const words: Record<string, string> = Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [
        key,
        typeof value === 'number' ? number(value) : String(value ?? '–'),
      ])
    )
    if (typeof bytes === 'number') words.size = sizeOf(bytes)
    if (typeof at === 'string') words.at = instant(at)
    if (typeof seconds === 'number') words.span = spanOf(seconds)
    const context = advice === 'away' ? 'away' : count === 0 ? 'none' : undefined
    return t(`${HEALTH}.lines.${name}.figure`, { ...words, context })
  }
}

/** What wants a look comes first. */
export function HealthLines({ lines }: { lines: Line[] }) {
  const { t } = useTranslation()
  const figure = useFigure()
  const adviceOf = ({ name, advice }: Line) =>
    advice === 'unreadable'
      ? t(`${HEALTH}.unreadable`)
      : t(`${HEALTH}.lines.${name}.advice.${advice}`)
  return (
    <Card size="small">
      <List
        dataSource={lines.toSorted((a, b) => RANK[a.state] - RANK[b.state])}
        rowKey="name"
        renderItem={(line) => (
          <List.Item
            style={{ gap: 12 }}
            extra={<Tag color={COLORS[line.state]}>{t(`${HEALTH}.state.${line.state}`)}</Tag>}
          >
            <ItemMeta
              title={<Title name={line.name} />}
              description={
                <>
                  {figure(line)}
                  {line.advice ? (
                    <Typography.Paragraph style={{ marginBlockEnd: 0 }}>
                      {adviceOf(line)}
                    </Typography.Paragraph>
                  ) : null}
                </>
              }
            />
          </List.Item>
        )}
      />
    </Card>
  )
}

function Title({ name }: { name: string }) {
  const { t } = useTranslation()
  const title = t(`${HEALTH}.lines.${name}.title`)
  const page = PAGES[name]
  return page ? <Link to={page}>{title}</Link> : title
}
