import { NationalityGoalSchema } from '#database/schema'

export default class NationalityGoal extends NationalityGoalSchema {
  static table = 'nationality_goals'
}
