import { Flex } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useAbility } from '../../../providers/access'
import type { BankAccount } from './match'
import { Matches } from './matches'
import { OpenLines } from './open-lines'
import { Suggestions } from './suggestions'

/** Lines of the bank and of the ledger brought together. */
export function MatchingTab({ account }: { account: BankAccount }) {
  const client = useQueryClient()
  const mayMatch = useAbility('bank-statements.match')
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['related'] })
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('/api/bank-'),
    })
  }
  return (
    <Flex vertical gap="large">
      {mayMatch ? <Suggestions account={account} onChanged={refresh} /> : null}
      <OpenLines account={account} mayMatch={mayMatch} onChanged={refresh} />
      <Matches account={account} onChanged={refresh} />
    </Flex>
  )
}
