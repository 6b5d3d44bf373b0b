/** Where a policy is listed: `/hr/employee-policies` or `/hr/project-policies`. */
export const POLICY_KINDS = ['employee', 'project'] as const
export type PolicyKind = (typeof POLICY_KINDS)[number]

/** Whom a policy concerns: all users, or those of certain departments, roles or projects. */
export const POLICY_AUDIENCES = ['everyone', 'departments', 'roles', 'projects'] as const
export type PolicyAudience = (typeof POLICY_AUDIENCES)[number]

/** A policy without a published revision is a draft. */
export const POLICY_STATUSES = ['draft', 'published', 'withdrawn'] as const
export type PolicyStatus = (typeof POLICY_STATUSES)[number]
