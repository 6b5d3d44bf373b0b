import { MaterialForm } from './material-form'

export default function MaterialCreate() {
  return <MaterialForm />
}
