import { useParams } from 'react-router'
import { UserForm } from './user-form'

export default function UserEdit() {
  return <UserForm id={Number(useParams().id)} />
}
