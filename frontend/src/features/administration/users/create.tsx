import { UserForm } from './user-form'

export default function UserCreate() {
  return <UserForm />
}
