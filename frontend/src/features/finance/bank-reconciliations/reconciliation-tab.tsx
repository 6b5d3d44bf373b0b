import { useState } from 'react'
import { Alert, Flex, Form, Skeleton } from 'antd'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { LoadFailed } from '../../../kit/load-failed'
import { Balances } from './balances'
import { CloseButton } from './close-button'
import { ClosedReconciliations } from './closed-reconciliations'
import { OpenItems } from './open-items'
import { RECONCILIATIONS, type BankAccount, type ReconciliationState } from './reconciliation'

/** The balance of the bank beside the balance of the ledger at the end of a day. */
export function ReconciliationTab({ account }: { account: BankAccount }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [on, setOn] = useState(today)
  const query = useQuery<ReconciliationState>({
    queryKey: [`/api/bank-accounts/${account.id}/reconciliation?on=${on}`],
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const changed = () => {
    void query.refetch()
    void client.invalidateQueries({ queryKey: ['related'] })
  }
  const state = query.data
  return (
    <Flex vertical gap="middle">
      <Form layout="vertical" component={false}>
        <Form.Item label={t(`${RECONCILIATIONS}.on`)} style={{ maxInlineSize: 240, margin: 0 }}>
          <DayInput
            aria-label={t(`${RECONCILIATIONS}.on`)}
            value={on}
            onChange={(day) => setOn(day ?? today())}
          />
        </Form.Item>
      </Form>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : state ? (
        <DayState state={state} onClosed={changed} />
      ) : (
        <Skeleton active title={false} />
      )}
      <ClosedReconciliations accountId={account.id} onChanged={changed} />
    </Flex>
  )
}

function DayState({ state, onClosed }: { state: ReconciliationState; onClosed: () => void }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      {state.statedOn === null ? (
        <Alert type="warning" showIcon message={t(`${RECONCILIATIONS}.no_statement`)} />
      ) : null}
      <Balances state={state} />
      {state.can.close ? <CloseButton state={state} onClosed={onClosed} /> : null}
      <OpenItems items={state.items} currency={state.currency} count={state.openCount} />
    </Flex>
  )
}
