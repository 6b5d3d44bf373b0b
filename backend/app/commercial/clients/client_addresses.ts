import type Client from '#commercial/clients/models/client'
import { contactPointsOf } from '#commercial/shared/contact_points'

/** Where a client can be reached by mail, the first one first. */
export async function clientAddresses({ id, email }: Client): Promise<string[]> {
  const points = await contactPointsOf({ type: 'client', id })
  const others = points.filter(({ kind }) => kind === 'email').map(({ value }) => value)
  return [...(email ? [email] : []), ...others]
}
