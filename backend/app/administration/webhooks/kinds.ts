import { registeredSources, type SearchSource } from '#core/search/sources'
import { isForTokens } from '#identity/shared/token_abilities'

/** The kinds of records that programs may be told of: those that a token may read too. */
export const toldKinds = (): SearchSource[] =>
  registeredSources().filter(({ ability }) => isForTokens(ability))

/** Of them those that a person may open. */
export const kindsFor = (abilities: ReadonlySet<string>): string[] =>
  toldKinds()
    .filter(({ ability }) => abilities.has(ability))
    .map(({ resource }) => resource)
    .sort()
