import { PlainController } from '#core/resources/plain_controller'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Department from '#people/departments/department'
import { followParent } from '#people/departments/move_department'
import { departments } from '#people/departments/resource'

export default class DepartmentsController extends PlainController {
  resource = departments
  model = Department
  hooks = {
    checkSaved: (uow: UnitOfWork, department: Department) => followParent(uow, department),
  }
}
