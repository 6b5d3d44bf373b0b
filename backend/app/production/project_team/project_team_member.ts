import { ProjectTeamMemberSchema } from '#database/schema'

/** Someone who works on a project, in a role and for a time. */
export default class ProjectTeamMember extends ProjectTeamMemberSchema {
  /** The last day counts; without one it goes on. */
  isOn(day: string): boolean {
    return this.fromOn <= day && (this.toOn === null || this.toOn >= day)
  }

  /** What the audit log compares. */
  toAudit() {
    const { projectId, userId, role, fromOn, toOn, note } = this
    return { projectId, userId, role, fromOn, toOn, note }
  }
}
