import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { personIn, userNames } from '#core/base/user_names'
import { retentionKinds, type RetentionKind } from '#core/retention/kinds'
import { flag, instant, named, nullable, object, person, text, whole } from '#core/openapi/schema'
import RetentionRule from './retention_rule.js'

/** Every kind with its rule, as it is until someone chooses. */
export async function presentRules(client: QueryClientContract = db.connection()) {
  const rules = await RetentionRule.query({ client }).orderBy('id')
  const names = await userNames(
    rules.map(({ updatedBy }) => updatedBy),
    client
  )
  return retentionKinds().map((kind) => {
    const rule = rules.find((one) => one.kind === kind.name)
    return { ...presentRule(kind, rule), updatedBy: personIn(names, rule?.updatedBy ?? null) }
  })
}

function presentRule({ name, defaultDays, minimumDays }: RetentionKind, rule?: RetentionRule) {
  return {
    ...{ kind: name, defaultDays, minimumDays },
    days: rule ? rule.days : defaultDays,
    version: rule?.version ?? 1,
    updatedAt: rule?.updatedBy ? rule.updatedAt.toUTC().toISO() : null,
    lastRun: rule?.runStartedAt
      ? {
          startedAt: rule.runStartedAt.toUTC().toISO()!,
          endedAt: rule.runEndedAt?.toUTC().toISO() ?? null,
          before: rule.runBefore!.toUTC().toISO()!,
          removed: rule.runRemoved ?? 0,
          bytes: Number(rule.runBytes ?? 0),
          left: rule.runLeft ?? 0,
        }
      : null,
  }
}

export const ruleSchema = named(
  'RetentionRule',
  object({
    ...{ kind: text, days: nullable(whole), defaultDays: nullable(whole), minimumDays: whole },
    ...{ version: whole, updatedAt: nullable(instant), updatedBy: nullable(person) },
    lastRun: nullable(
      object({
        ...{ startedAt: instant, endedAt: nullable(instant), before: instant },
        ...{ removed: whole, bytes: whole, left: whole },
      })
    ),
  })
)

export const previewSchema = named(
  'RetentionPreview',
  object({ rows: whole, more: flag, bytes: whole, oldestAt: nullable(instant), before: instant })
)
