import { AccountForm } from './account-form'

export default function ServiceAccountCreate() {
  return <AccountForm />
}
