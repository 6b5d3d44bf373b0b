import { Card, List, Tag, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { InstantText } from '../../../kit/display/date-text'
import { ItemMeta } from '../../../kit/display/item-meta'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { useFormats } from '../../../kit/display/use-formats'
import { useSpan } from './use-span'

const HEALTH = 'administration.system_health'
type Health = Schema<'SystemHealth'>

/** What waits for a worker, by kind. */
export function WaitingJobs({ jobs }: Pick<Health, 'jobs'>) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const spanOf = useSpan()
  if (!jobs.length) return null
  return (
    <Card size="small" title={t(`${HEALTH}.waiting`)}>
      <List
        size="small"
        dataSource={jobs}
        rowKey="type"
        renderItem={({ type, count, seconds }) => (
          <List.Item>
            <Ltr>{type}</Ltr>
            {t(`${HEALTH}.waiting_figure`, { jobs: number(count), span: spanOf(seconds) })}
          </List.Item>
        )}
      />
    </Card>
  )
}

/** What portal:doctor finds fault with. */
export function Findings({ findings }: Pick<Health, 'findings'>) {
  const { t } = useTranslation()
  if (!findings.length) return null
  return (
    <Card size="small" title={t(`${HEALTH}.findings`)}>
      <Typography.Paragraph type="secondary">{t(`${HEALTH}.findings_text`)}</Typography.Paragraph>
      <List
        size="small"
        dataSource={findings}
        renderItem={({ what, state, found, advice }) => (
          <List.Item
            style={{ gap: 12 }}
            extra={
              <Tag color={state === 'failed' ? 'red' : 'gold'}>
                {t(`${HEALTH}.state.${state === 'failed' ? 'fault' : 'attention'}`)}
              </Tag>
            }
          >
            <MixedText>{`${what}: ${found}${advice ? ` – ${advice}` : ''}`}</MixedText>
          </List.Item>
        )}
      />
    </Card>
  )
}

/** Each server process keeps its own: the page shows those of the one that answered. */
export function SlowQueries({ queries }: { queries: Health['slowQueries'] }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <Card size="small" title={t(`${HEALTH}.slow`)}>
      <Typography.Paragraph type="secondary">{t(`${HEALTH}.slow_text`)}</Typography.Paragraph>
      {queries.length ? (
        <List
          size="small"
          dataSource={queries}
          renderItem={({ sql, milliseconds, at }) => (
            <List.Item>
              <ItemMeta
                title={
                  <>
                    {t(`${HEALTH}.milliseconds`, { time: number(milliseconds) })} ·{' '}
                    <InstantText value={at} />
                  </>
                }
                description={<Ltr>{sql}</Ltr>}
              />
            </List.Item>
          )}
        />
      ) : (
        <Typography.Text>{t(`${HEALTH}.slow_none`)}</Typography.Text>
      )}
    </Card>
  )
}
