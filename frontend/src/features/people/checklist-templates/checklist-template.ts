import type { Schema } from '../../../api/types'

export const CHECKLIST_TEMPLATES = 'people.checklist_templates'

export type ChecklistTemplate = Schema<'ChecklistTemplate'>
export type TemplateItem = ChecklistTemplate['items'][number]
