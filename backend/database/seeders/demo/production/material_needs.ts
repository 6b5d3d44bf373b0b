import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { createNeeds } from '#production/material_needs/actions/save_needs'
import Project from '#production/projects/project'

/** What the work is done with: name of a task, code and quantity of a material, working days before it. */
const NEEDS: [task: string, material: string, quantity: string, leadDays: number][] = [
  ['Curtain wall', 'FCD-200', '320', 20],
  ['Electrical first fix', 'CBL-425', '600', 7],
  ['Suspended ceilings', 'INS-050', '250', 5],
  ['Plumbing first fix', 'PIP-160', '220', 5],
  ['Floor and wall tiling', 'TIL-606', '180', 10],
  ['Doors and ironmongery', 'DOR-090', '14', 15],
  ['Roof waterproofing', 'MEM-004', '90', 7],
]
/** Of each kind of work, the next levels; further ones are planned as they come near. */
const LEVELS = 2

/** Materials that the tasks to come need, on every site with a schedule. */
export async function seedMaterialNeeds(context: DemoContext) {
  const { trx, now } = context
  const planned = await trx.from('schedules').orderBy('project_id').select('project_id')
  const materials = await trx.from('material_names').select('id', 'code')
  const idOf = new Map<string, number>(materials.map(({ id, code }) => [code, id]))
  const unit = new DemoUnit(trx, { at: now, by: personOf(context, 'planner') })
  for (const { project_id: id } of planned) {
    const project = await Project.findOrFail(id, { client: trx })
    const rows = []
    for (const [name, code, quantity, leadDays] of NEEDS)
      for (const taskId of await tasksToCome(context, id, name))
        rows.push({ taskId, materialId: idOf.get(code)!, quantity, leadDays })
    if (rows.length) await createNeeds(unit, project, rows)
  }
}

async function tasksToCome({ trx }: DemoContext, projectId: number, name: string) {
  const tasks = await trx
    .from('tasks')
    .where({ project_id: projectId, name, kind: 'task' })
    .whereNull('actual_start')
    .whereNull('removed_in')
    .orderBy('early_start')
    .orderBy('id')
    .limit(LEVELS)
    .select('id')
  return tasks.map(({ id }) => id as number)
}
