import { PlainController } from '#core/resources/plain_controller'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { scheduleResources } from '#production/schedule_resources/resource'

export default class ScheduleResourcesController extends PlainController {
  resource = scheduleResources
  model = ScheduleResource
}
