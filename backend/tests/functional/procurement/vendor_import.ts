import { importOf } from '#core/imports/registry'
import { actorOf } from '#core/unit_of_work/actor_of'
import { transact } from '#core/unit_of_work/transact'
import { person } from '#tests/helpers/users'

/** A row of an imported file, as the job saves it for who started it. @returns the vendor's id */
export async function importVendor(
  username: string,
  row: Record<string, string | null>,
  id: number | null
) {
  const actor = await actorOf((await person(username)).id, 'test')
  const definition = importOf('vendors')!
  const empty = Object.fromEntries(definition.fields.map(({ key }) => [key, null]))
  const read = await definition.read({ ...empty, ...row }, 'en')
  if (!('input' in read)) throw new Error(JSON.stringify(read))
  return transact(actor, (uow) => definition.save(uow, read.input, id))
}
