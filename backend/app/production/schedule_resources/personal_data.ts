import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'
import { arabic, english } from '#core/personal_data/erasure_rule'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { searchText } from '#engines/text/fold'
import ScheduleResource from './schedule_resource.js'

registerPersonalArea({
  ...{ name: 'schedule_resources', basis: 'contract', table: 'schedule_resources' },
  ...{ ability: 'schedule-resources.view', of: ofRecord('userId', 'user_id') },
  columns: ['code', 'name', 'name_ar', 'created_at'],
  erase: { replace: { name: english, name_ar: arabic }, keep: { record: ['code', 'created_at'] } },
  replaced: refreshResources,
})

async function refreshResources(uow: UnitOfWork, ids: number[]) {
  for (const row of await ScheduleResource.query({ client: uow.trx }).whereIn('id', ids))
    await row.merge({ searchText: searchText(row.code, row.name), version: row.version + 1 }).save()
}
