import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { nameKey, searchText } from '#engines/text/fold'
import type { FileResource, ScheduleFile } from '#engines/schedule_files/schedule_file'
import ScheduleResource from '#production/schedule_resources/schedule_resource'

const KINDS: Record<FileResource['kind'], string> = {
  crew: 'crew',
  equipment: 'equipment',
  material: 'other',
}

/** The resources here that a file names by code or by name; null where there is none yet. */
export async function matchResources(
  { resources }: ScheduleFile,
  trx?: TransactionClientContract
): Promise<Map<string, number | null>> {
  const own = await ScheduleResource.query(trx && { client: trx })
  const byCode = new Map(own.map(({ code, id }) => [code.toUpperCase(), id]))
  const byName = new Map(own.map(({ name, id }) => [nameKey(name), id]))
  return new Map(
    resources.map(({ key, code, name }) => [
      key,
      byCode.get(code.toUpperCase()) ?? byName.get(nameKey(name)) ?? null,
    ])
  )
}

/** The same, after writing those that are missing. */
export async function ensureResources(
  uow: UnitOfWork,
  file: ScheduleFile
): Promise<Map<string, number | null>> {
  const known = await matchResources(file, uow.trx)
  const own = await ScheduleResource.query({ client: uow.trx }).select('code')
  const codes = new Set(own.map(({ code }) => code.toUpperCase()))
  for (const resource of file.resources) {
    if (known.get(resource.key) !== null) continue
    const most = file.assignments
      .filter((of) => of.resource === resource.key)
      .reduce((units, of) => Math.max(units, of.units), 1)
    known.set(resource.key, await createResource(uow, resource, freeCode(resource, codes), most))
  }
  return known
}

async function createResource(
  uow: UnitOfWork,
  { name, kind }: FileResource,
  code: string,
  units: number
): Promise<number> {
  const label = name.slice(0, 120)
  const { id } = await ScheduleResource.create(
    {
      ...emptyColumns(ScheduleResource),
      code,
      name: label,
      kind: KINDS[kind],
      capacityE4: Math.ceil(units) * 10_000,
      active: true,
      searchText: searchText(code, label),
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await uow.audit({
    action: 'create',
    entityType: 'schedule_resource',
    entityId: id,
    label: `${code} ${label}`,
    before: {},
    after: { code, name: label },
  })
  return id
}

/** The code of the file where it is free, else one with a number. */
function freeCode({ code }: FileResource, codes: Set<string>): string {
  const wished =
    code
      .toUpperCase()
      .replace(/[^A-Z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 14) || 'RES'
  let free = wished
  for (let next = 2; codes.has(free); next++) free = `${wished}-${next}`
  codes.add(free)
  return free
}
