import { useState } from 'react'
import { Button, Card, Flex, Skeleton, Tag, Typography } from 'antd'
import { CheckOutlined, SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import type { Job } from '../../../api/types'
import { Percent } from '../../../kit/display/numbers'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { LoadFailed } from '../../../kit/load-failed'
import { useSend } from '../../../kit/use-send'
import { BothSides } from './both-sides'
import { accountPath, MATCHES, type BankAccount, type BankSuggestion } from './match'

const SHOWN = 25
/** From here on several are accepted at once. */
const SURE = 80

interface SuggestionsProps {
  account: BankAccount
  onChanged: () => void
}

/** What the portal takes for the same money; a person accepts it. */
export function Suggestions({ account, onChanged }: SuggestionsProps) {
  const { t } = useTranslation()
  const query = useQuery<BankSuggestion[]>({
    queryKey: [
      `/api/bank-suggestions?bankAccountId=${account.id}&_sort=score&_order=desc&_start=0&_end=${SHOWN}`,
    ],
    staleTime: 0,
  })
  const changed = () => {
    void query.refetch()
    onChanged()
  }
  const accept = useAccept(account, changed)
  const rows = query.data ?? []
  const sure = rows.filter(({ score }) => score >= SURE).map(({ id }) => id)
  return (
    <Flex vertical gap="small">
      <Flex gap="small" wrap align="start">
        <FindButton account={account} onFound={changed} />
        {sure.length > 1 ? (
          <Button icon={<CheckOutlined />} onClick={() => void accept(sure)}>
            {t(`${MATCHES}.accept_sure`, { count: sure.length })}
          </Button>
        ) : null}
      </Flex>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton active title={false} />
      ) : rows.length ? (
        rows.map((row) => <SuggestionCard key={row.id} row={row} onAccept={accept} />)
      ) : (
        <Typography.Text type="secondary">{t(`${MATCHES}.no_suggestions`)}</Typography.Text>
      )}
    </Flex>
  )
}

function useAccept(account: BankAccount, onDone: () => void) {
  const { t } = useTranslation()
  const send = useSend()
  return async (ids: number[]) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const url = `${accountPath(account.id)}/suggestions/accept`
    await send(t(`${MATCHES}.accepted`), () => http.post(url, { ids }, { headers })).catch(
      () => undefined
    )
    onDone()
  }
}

function SuggestionCard({
  row,
  onAccept,
}: {
  row: BankSuggestion
  onAccept: (ids: number[]) => Promise<void>
}) {
  const { t } = useTranslation()
  return (
    <Card size="small">
      <Flex vertical gap="small">
        <Flex gap="small" wrap align="center">
          <Tag color={row.score >= SURE ? 'green' : 'gold'}>
            <Percent value={row.score} decimals={0} />
          </Tag>
          {row.reasons.map((reason) => (
            <Tag key={reason}>{t(`${MATCHES}.reason.${reason}`)}</Tag>
          ))}
        </Flex>
        <BothSides lines={row.lines} ledgerLines={row.ledgerLines} />
        <div>
          <Button size="small" type="primary" onClick={() => void onAccept([row.id])}>
            {t(`${MATCHES}.accept`)}
          </Button>
        </div>
      </Flex>
    </Card>
  )
}

function FindButton({ account, onFound }: { account: BankAccount; onFound: () => void }) {
  const { t } = useTranslation()
  const send = useSend()
  const [job, setJob] = useState<Job | null>(null)
  const start = async () => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const url = `${accountPath(account.id)}/match-runs`
    const started = await send(t(`${MATCHES}.searching`), () =>
      http.post<Job>(url, {}, { headers })
    )
    setJob(started.data)
  }
  return (
    <Flex vertical gap="small">
      <Button
        type="primary"
        icon={<SearchOutlined />}
        onClick={() => void start().catch(() => undefined)}
      >
        {t(`${MATCHES}.find`)}
      </Button>
      {job ? <JobProgress key={job.id} job={job} download={false} onFinished={onFound} /> : null}
    </Flex>
  )
}
