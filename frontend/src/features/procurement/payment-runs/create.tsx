import { useState } from 'react'
import { Alert, Button, Card, Flex } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { useSend } from '../../../kit/use-send'
import { LeftOutBills } from './left-out'
import { NoteField } from './note-field'
import { PayableBills } from './payable-bills'
import {
  allOf,
  chequeOnly,
  isWrong,
  itemsOf,
  paidByCheque,
  PATH,
  PAYMENT_RUNS,
  runPath,
  type Chosen,
  type PaymentProposal,
  type PaymentRun,
} from './payment-run'
import { ProposalForm, type Asked } from './proposal-form'

/** A new run: what is due and in which currency, then which bills and how much of each. */
export default function PaymentRunCreate() {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const query = useProposal(asked)
  const ask = (next: Asked) => {
    // the same question again gets the answer of today
    if (JSON.stringify(next) === JSON.stringify(asked)) void query.refetch()
    setAsked(next)
  }
  return (
    <Flex vertical gap="middle">
      <PageHeader
        title={t(`${PAYMENT_RUNS}.create`)}
        back={{ to: PATH, label: t(`${PAYMENT_RUNS}.title`) }}
      />
      <ProposalForm busy={query.isFetching} onAsk={ask} />
      {query.error ? <LoadFailed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {asked && query.data ? (
        <Proposal key={query.dataUpdatedAt} asked={asked} proposal={query.data} />
      ) : null}
    </Flex>
  )
}

function useProposal(asked: Asked | null) {
  const { vendorIds = [], nextRunOn, bankAccountId: _, ...days } = asked ?? ({} as Asked)
  const params = new URLSearchParams({ ...days, ...(nextRunOn && { nextRunOn }) })
  for (const id of vendorIds) params.append('vendorId', String(id))
  return useQuery<PaymentProposal>({
    queryKey: [`/api/payment-runs/proposal?${params}`],
    enabled: asked !== null,
    staleTime: 0,
    // what was chosen stays while the page is open
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

function Proposal({ asked, proposal }: { asked: Asked; proposal: PaymentProposal }) {
  const { t } = useTranslation()
  const { items, leftOut, currency, more } = proposal
  const [chosen, setChosen] = useState<Chosen>(() => allOf(items))
  const [byCheque, setByCheque] = useState(() => chequeOnly(items))
  const [note, setNote] = useState('')
  const { busy, save } = useSave(asked)
  const stated = itemsOf(items, chosen)
  return (
    <>
      {more ? <Alert type="info" showIcon message={t(`${PAYMENT_RUNS}.more`)} /> : null}
      {items.length ? (
        <Card size="small" title={t(`${PAYMENT_RUNS}.to_pay`)}>
          <PayableBills
            {...{ bills: items, currency, chosen, byCheque }}
            onChange={setChosen}
            onByCheque={setByCheque}
          />
          <NoteField value={note} onChange={setNote} />
          <Button
            type="primary"
            loading={busy}
            disabled={!stated.length || isWrong(items, chosen, currency)}
            onClick={() =>
              void save({
                ...{ items: stated, note: note.trim() || null },
                byCheque: paidByCheque(items, chosen, byCheque),
              })
            }
          >
            {t(`${PAYMENT_RUNS}.save`)}
          </Button>
        </Card>
      ) : (
        <Empty title={t(`${PAYMENT_RUNS}.nothing_due`)} />
      )}
      <LeftOutBills bills={leftOut} currency={currency} />
    </>
  )
}

/** Keeps what was chosen as a draft and opens its page. */
function useSave(asked: Asked) {
  const { currency, dueThroughOn, executeOn, nextRunOn, bankAccountId = null } = asked
  const { t } = useTranslation()
  const navigate = useNavigate()
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const save = async (chosen: { items: object[]; note: string | null; byCheque: number[] }) => {
    setBusy(true)
    try {
      const { data } = await send(t(`${PAYMENT_RUNS}.saved`), () =>
        http.post<PaymentRun>(
          '/api/payment-runs',
          {
            currency,
            dueThroughOn,
            executeOn,
            nextRunOn: nextRunOn ?? null,
            bankAccountId,
            ...chosen,
          },
          { headers: { 'Idempotency-Key': newIdempotencyKey() } }
        )
      )
      void navigate(runPath(data))
    } catch {
      // `send` has said why; what was chosen stays
      setBusy(false)
    }
  }
  return { busy, save }
}
