import { ProjectForm } from './project-form'

export default function ProjectCreate() {
  return <ProjectForm />
}
