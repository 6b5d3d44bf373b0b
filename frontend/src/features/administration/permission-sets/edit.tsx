import { useParams } from 'react-router'
import { PermissionSetForm } from './permission-set-form'

export default function PermissionSetEdit() {
  return <PermissionSetForm id={Number(useParams().id)} />
}
