import type { PageRule } from './page_rule.js'

/** The pages of those who keep the portal running. */
export const ADMIN_PAGES: readonly PageRule[] = [
  { path: '/admin', ability: 'admin.open' },
  { path: '/admin/debt-analysis', ability: 'admin.open' },
  { path: '/admin/users', ability: 'users.manage' },
  { path: '/admin/users/new', ability: 'users.manage' },
  { path: '/admin/users/:id', ability: 'users.manage' },
  { path: '/admin/users/:id/edit', ability: 'users.manage' },
  { path: '/admin/jobs', ability: 'jobs.manage' },
  { path: '/admin/mails', ability: 'mails.view' },
  { path: '/admin/mails/:id', ability: 'mails.view' },
  { path: '/admin/sessions', ability: 'sessions.manage' },
  { path: '/admin/api-tokens', ability: 'api-tokens.manage' },
  { path: '/admin/webhooks', ability: 'webhooks.manage' },
  { path: '/admin/webhooks/new', ability: 'webhooks.manage' },
  { path: '/admin/webhooks/:id', ability: 'webhooks.manage' },
  { path: '/admin/webhooks/:id/edit', ability: 'webhooks.manage' },
  { path: '/admin/webhook-deliveries', ability: 'webhooks.manage' },
  { path: '/admin/webhook-deliveries/:id', ability: 'webhooks.manage' },
  { path: '/admin/approval-rules', ability: 'approval-rules.manage' },
  { path: '/admin/approval-rules/new', ability: 'approval-rules.manage' },
  { path: '/admin/approval-rules/:id/edit', ability: 'approval-rules.manage' },
  { path: '/admin/settings', ability: 'settings.manage' },
  { path: '/admin/quotation-scoring', ability: 'scoring.manage' },
  { path: '/admin/logs', ability: 'audit.view' },
  { path: '/admin/logs/:id', ability: 'audit.view' },
]
