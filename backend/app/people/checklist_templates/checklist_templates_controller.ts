import { PlainController } from '#core/resources/plain_controller'
import ChecklistTemplate from './checklist_template.js'
import { checklistTemplates } from './resource.js'
import { requireOwners } from './template_items.js'

export default class ChecklistTemplatesController extends PlainController {
  resource = checklistTemplates
  model = ChecklistTemplate
  hooks = { checkSaved: requireOwners }
}
