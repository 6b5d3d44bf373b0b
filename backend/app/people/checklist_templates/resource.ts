import { choice, flag, reference, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { CHECKLIST_KINDS } from '#people/enums/checklists'
import { items } from './template_items.js'

export const checklistTemplates = plainResource({
  endpoint: 'checklist-templates',
  table: 'checklist_templates',
  entity: 'checklist_template',
  title: { en: 'Checklist templates', ar: 'قوالب قوائم المهام' },
  abilities: { read: 'employees.manage', write: 'employees.manage' },
  label: 'name',
  defaultSort: { field: 'name', order: 'asc' },

  fields: {
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 120, required: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 120, required: true, listed: false }
    ),
    kind: choice(
      { en: 'Kind', ar: 'النوع' },
      { required: true, list: 'checklist-kinds', values: CHECKLIST_KINDS }
    ),
    departmentId: reference(
      { en: 'Department', ar: 'الإدارة' },
      { table: 'departments', name: 'name', nameAr: 'name_ar', sort: false }
    ),
    position: text({ en: 'Position', ar: 'المسمى الوظيفي' }, { max: 120, listed: false }),
    active: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
    items,
  },
})
