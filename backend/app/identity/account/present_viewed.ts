import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { abilityOf } from '#core/http/secure'
import { PAGE_RULES } from '#identity/access/pages'
import type { ViewRow } from '#identity/guard/view_row'
import type { Viewing } from './current_user_transformer.js'

/** Pages on which something is entered. */
const ENTRY = /\/(new|edit|amend)$/

let writing: ReadonlySet<string> | null = null

/** Abilities that only lead to changes: pages show no buttons for them. */
function writingAbilities(): ReadonlySet<string> {
  if (writing) return writing
  const routes = Object.values(router.toJSON()).flat()
  const reads = ({ methods }: { methods: string[] }) => methods.includes('GET')
  const declared = (isRead: boolean) =>
    routes.filter((route) => reads(route) === isRead).map((route) => abilityOf(route as never))
  const pages = PAGE_RULES.filter(({ path }) => !ENTRY.test(path)).map(({ ability }) => ability)
  const reading = new Set<string | undefined>([...declared(true), ...pages])
  writing = new Set(declared(false).flatMap((one) => (one && !reading.has(one) ? one : [])))
  return writing
}

/** The viewed person as pages need to know them, in the language and look of who looks. */
export function presentViewed({ auth, abilities }: HttpContext, { person, endsAt }: ViewRow) {
  const guard = auth.use('web')
  const [user, signer] = [guard.user!, guard.signer!]
  const viewing: Viewing = {
    by: { id: signer.id, name: signer.name, nameAr: signer.nameAr },
    endsAt: new Date(endsAt).toISOString(),
  }
  const { language, theme, digits, hijri, muted } = signer
  return {
    ...{ id: user.id, username: user.username, name: user.name, nameAr: user.nameAr, email: null },
    ...{ role: user.role, photoUrl: user.photoUrl },
    permissions: JSON.parse(person.permissions) as Record<string, boolean>,
    ...{ passwordDue: false, passwordAged: false, codeDue: false, twoStepDue: false },
    abilities: [...abilities].filter((ability) => !writingAbilities().has(ability)),
    viewing,
    preferences: { language, theme, digits, hijri, muted },
  }
}
