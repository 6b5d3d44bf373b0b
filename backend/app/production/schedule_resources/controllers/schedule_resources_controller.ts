import { PlainController } from '#core/resources/plain_controller'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { scheduleResources } from '#production/schedule_resources/resource'

export default class ScheduleResourcesController extends PlainController {
  resource = scheduleResources
  model = ScheduleResource
  hooks = {
    beforeDelete: async (_: UnitOfWork, resource: ScheduleResource) => {
      await resource.related('periods').query().delete()
    },
  }
}
