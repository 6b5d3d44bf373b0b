import type { CurrentUser } from '../../../api/types'
import { keepAhead, openOffline } from '../../../providers/keep-ahead'
import { SHARED_ADDRESSES } from '../../../providers/kept-answers'
import { OWN_ADDRESS } from './attendance-check'

/** Makes this device ready to check in without a connection. */
export async function prepare(user: CurrentUser): Promise<void> {
  await openOffline(user)
  for (const address of [...SHARED_ADDRESSES, OWN_ADDRESS]) await keepAhead(user, address)
}
