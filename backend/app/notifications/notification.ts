import { NotificationSchema } from '#database/schema'

export default class Notification extends NotificationSchema {}
