import type { HandOver } from '#core/handovers/registry'
import Project from './project.js'
import { updateProject } from './save_project.js'

/** The projects that someone runs or builds, until they are closed, go on under their successor. */
export const handOverProjects: HandOver = async (uow, { fromId, toId }) => {
  const projects = await Project.query({ client: uow.trx })
    .whereNotIn('status', ['closed', 'rejected'])
    .where((either) => void either.where('managerId', fromId).orWhere('siteEngineerId', fromId))
    .orderBy('id')
    .forUpdate()
  for (const project of projects)
    await updateProject(uow, project, {
      ...(project.managerId === fromId && { managerId: toId }),
      ...(project.siteEngineerId === fromId && { siteEngineerId: toId }),
    })
  return projects.map(({ id, code, name, nameAr }) => ({
    ...{ kind: 'project', recordId: id, link: `/production/projects/${id}` },
    ...{ label: `${code} · ${name}`, labelAr: nameAr ? `${code} · ${nameAr}` : null },
  }))
}
