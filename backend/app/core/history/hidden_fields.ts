import { registeredSources } from '#core/search/sources'

const hidden = new Map<string, { field: string; ability: string }[]>()

/**
 * Fields of a record that its history holds and that only holders of an ability see. What its list hides
 * (`ability` of a field) is known without this.
 * @param entityType as the audit log names it
 */
export function hideFields(entityType: string, fields: readonly string[], ability: string) {
  const known = hidden.get(entityType) ?? []
  hidden.set(entityType, [...known, ...fields.map((field) => ({ field, ability }))])
}

/** The fields of this kind of record whose values and changes are not for a holder of these abilities. */
export function hiddenFields(
  entityType: string,
  abilities: ReadonlySet<string>
): ReadonlySet<string> {
  const listed = registeredSources()
    .filter((source) => source.entityType === entityType)
    .flatMap(({ listing }) => Object.entries(listing.fields))
    .flatMap(([field, { ability }]) => (ability ? [{ field, ability }] : []))
  const closed = [...listed, ...(hidden.get(entityType) ?? [])].filter(
    ({ ability }) => !abilities.has(ability)
  )
  return new Set(closed.map(({ field }) => field))
}
