import { useParams } from 'react-router'
import { MaterialForm } from './material-form'

export default function MaterialEdit() {
  return <MaterialForm id={Number(useParams().id)} />
}
