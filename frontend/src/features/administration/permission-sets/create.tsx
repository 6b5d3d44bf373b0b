import { PermissionSetForm } from './permission-set-form'

export default function PermissionSetCreate() {
  return <PermissionSetForm />
}
