import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdChange } from '#identity/held_changes/hold_change'
import type IdentityProvider from '#identity/shared/identity_provider'
import { trustOf, type Trust } from '#identity/shared/identity_provider'
import { namesOf } from '#identity/shared/powers'
import { readSets, type KnownSets } from '#identity/shared/read_powers'

/** What a held change of a provider carries out, with what the named sets gave when it was requested. */
interface HeldProvider {
  version: number
  trust: Trust
  sets: MappedSet[]
}

interface MappedSet {
  id: number
  name: string
  permissions: string[]
  active: boolean
}

/** Leaves a provider as it is until someone else has confirmed its new state, with which it is switched on. */
export async function holdProvider(uow: UnitOfWork, provider: IdentityProvider, trust: Trust) {
  const known = await readSets(uow.trx)
  const sets = setsIn(trust, known)
  const former = trustOf(provider)
  const payload: HeldProvider = { version: provider.version, trust, sets }
  return holdChange(uow, {
    ...{ kind: 'identity_provider', subjectId: provider.id, label: provider.name },
    ...{ payload: { ...payload }, concernedId: null },
    before: {
      ...{ ...former, groupMappings: inWords(former, setsIn(former, known)) },
      active: provider.active,
    },
    after: { ...trust, groupMappings: inWords(trust, sets), active: true },
  })
}

/** What a confirmed change makes of a locked provider. @throws AppError 409 where it, or a set that it gives, has changed since */
export async function confirmedTrust(
  uow: UnitOfWork,
  provider: IdentityProvider,
  payload: Record<string, unknown>
): Promise<Trust> {
  const held = payload as unknown as HeldProvider
  const sets = setsIn(held.trust, await readSets(uow.trx))
  if (held.version !== provider.version || JSON.stringify(held.sets) !== JSON.stringify(sets))
    throw conflict('CONFLICT')
  return held.trust
}

function setsIn({ groupMappings }: Trust, known: KnownSets): MappedSet[] {
  const ids = new Set(groupMappings.map(({ permissionSetId }) => permissionSetId))
  return [...known.values()]
    .filter(({ id }) => ids.has(id))
    .map(({ id, name, permissions, active }) => ({ id, name, permissions, active }))
}

/** As those who confirm it read it: which group gives what. */
function inWords({ groupMappings }: Trust, sets: readonly MappedSet[]): string[] {
  const nameOf = (id: number | null) => sets.find((set) => set.id === id)
  return groupMappings.map(({ group, permissionSetId, role }) => {
    const set = nameOf(permissionSetId)
    const gives = set ? `${set.name} (${namesIn(set)})` : role
    return `${group} → ${gives}`
  })
}

const namesIn = ({ permissions }: MappedSet) =>
  namesOf(Object.fromEntries(permissions.map((name) => [name, true]))).join(', ')
