import { useParams } from 'react-router'
import { ProjectForm } from './project-form'

export default function ProjectEdit() {
  return <ProjectForm id={Number(useParams().id)} />
}
