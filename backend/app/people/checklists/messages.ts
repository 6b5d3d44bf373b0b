import type { Message } from '#notifications/notify'
import type Checklist from './checklist.js'

const TASKS = '/hr/checklist-items'

interface Named {
  name: string
  nameAr: string
}

export const assignedMessage = (
  { id, kind }: Pick<Checklist, 'id' | 'kind'>,
  { name, nameAr }: Named,
  count: number
): Message => ({
  type: 'checklist_assigned',
  ...(kind === 'onboarding'
    ? { title: 'Onboarding tasks for you', titleAr: 'لديك مهام التحاق موظف' }
    : { title: 'Leaving tasks for you', titleAr: 'لديك مهام إنهاء خدمة موظف' }),
  message: `${name} · tasks: ${count}`,
  messageAr: `${nameAr} · المهام: ${count}`,
  actionUrl: TASKS,
  relatedEntityType: 'checklist',
  relatedEntityId: id,
})

interface Overdue {
  checklist_id: number
  title: string
  title_ar: string
  due_on: string
  employee_name: string
  employee_name_ar: string
}

export const overdueMessage = (task: Overdue): Message => ({
  type: 'checklist_overdue',
  title: 'Checklist task overdue',
  titleAr: 'مهمة متأخرة في قائمة المهام',
  message: `${task.employee_name} · ${task.title}: ${task.due_on}`,
  messageAr: `${task.employee_name_ar} · ${task.title_ar}: ${task.due_on}`,
  priority: 'high',
  actionUrl: TASKS,
  relatedEntityType: 'checklist',
  relatedEntityId: task.checklist_id,
})
