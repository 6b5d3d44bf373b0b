import { Link } from 'react-router'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'

interface AccountNameProps {
  account: { id: number; code: string; name: string; nameAr: string }
  /** The period whose entries the link opens; without one the name is no link. */
  period?: { from?: string | null; to: string }
  /** The part of its entries that the figure beside it is of. */
  part?: { projectId?: number | null; costHead?: string | null }
}

/** An account by code and name; a link to what was posted to it. */
export function AccountName({ account, period, part }: AccountNameProps) {
  const name = (
    <>
      <Ltr>{account.code}</Ltr> · <LocalName name={account.name} nameAr={account.nameAr} />
    </>
  )
  if (!period) return name
  const search = new URLSearchParams({ accountId: String(account.id), to: period.to })
  if (period.from) search.set('from', period.from)
  if (part?.projectId) search.set('projectId', String(part.projectId))
  if (part?.costHead) search.set('costHead', part.costHead)
  return <Link to={`/finance/account-entries?${search}`}>{name}</Link>
}
