import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'counts.index': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'metrics.show': { paramsTuple?: []; params?: {} }
    'jobs.index': { paramsTuple?: []; params?: {} }
    'jobs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_steps.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_steps.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'live.show': { paramsTuple?: []; params?: {} }
    'openapi.show': { paramsTuple?: []; params?: {} }
    'access_review_items.index': { paramsTuple?: []; params?: {} }
    'access_review_items.confirm_many': { paramsTuple?: []; params?: {} }
    'access_review_items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_review_items.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_review_items.change': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_review_items.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_reviews.index': { paramsTuple?: []; params?: {} }
    'access_reviews.store': { paramsTuple?: []; params?: {} }
    'access_reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_reviews.complete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'current_user.show': { paramsTuple?: []; params?: {} }
    'own_passwords.update': { paramsTuple?: []; params?: {} }
    'current_user.update': { paramsTuple?: []; params?: {} }
    'approval_delegations.index': { paramsTuple?: []; params?: {} }
    'approval_delegations.store': { paramsTuple?: []; params?: {} }
    'approval_delegations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'held_changes.index': { paramsTuple?: []; params?: {} }
    'held_changes.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'held_changes.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'open_sessions.index': { paramsTuple?: []; params?: {} }
    'open_sessions.store': { paramsTuple?: []; params?: {} }
    'open_sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sessions.current': { paramsTuple?: []; params?: {} }
    'sessions.keep_alive': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'logins.store': { paramsTuple?: []; params?: {} }
    'code_logins.store': { paramsTuple?: []; params?: {} }
    'passcode_logins.index': { paramsTuple?: []; params?: {} }
    'passcode_logins.store': { paramsTuple?: []; params?: {} }
    'sign_outs.store': { paramsTuple?: []; params?: {} }
    'own_tokens.index': { paramsTuple?: []; params?: {} }
    'own_tokens.store': { paramsTuple?: []; params?: {} }
    'own_tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api_tokens.index': { paramsTuple?: []; params?: {} }
    'api_tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'passkeys.index': { paramsTuple?: []; params?: {} }
    'passkeys.begin': { paramsTuple?: []; params?: {} }
    'passkeys.store': { paramsTuple?: []; params?: {} }
    'passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'passkey_logins.begin': { paramsTuple?: []; params?: {} }
    'passkey_logins.store': { paramsTuple?: []; params?: {} }
    'passkey_proofs.begin': { paramsTuple?: []; params?: {} }
    'passkey_proofs.store': { paramsTuple?: []; params?: {} }
    'permission_matrix.index': { paramsTuple?: []; params?: {} }
    'permission_matrix.preview': { paramsTuple?: []; params?: {} }
    'permission_matrix.apply': { paramsTuple?: []; params?: {} }
    'permission_sets.index': { paramsTuple?: []; params?: {} }
    'permission_sets.store': { paramsTuple?: []; params?: {} }
    'permission_sets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'permission_sets.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'permission_sets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'permission_sets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'password_resets.store': { paramsTuple?: []; params?: {} }
    'password_resets.check': { paramsTuple?: []; params?: {} }
    'password_resets.update': { paramsTuple?: []; params?: {} }
    'person_views.store': { paramsTuple?: []; params?: {} }
    'person_views.destroy': { paramsTuple?: []; params?: {} }
    'single_sign_on.index': { paramsTuple?: []; params?: {} }
    'single_sign_on.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'single_sign_on.callback': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'back_channel_logouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'single_sign_on.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_identities.index': { paramsTuple?: []; params?: {} }
    'own_identities.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_identities.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_identities.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'identityId': ParamValue} }
    'two_step.show': { paramsTuple?: []; params?: {} }
    'two_step.store': { paramsTuple?: []; params?: {} }
    'two_step.confirm': { paramsTuple?: []; params?: {} }
    'two_step.prove': { paramsTuple?: []; params?: {} }
    'two_step.recovery_codes': { paramsTuple?: []; params?: {} }
    'two_step.end': { paramsTuple?: []; params?: {} }
    'users.index': { paramsTuple?: []; params?: {} }
    'users.store': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'effective_access.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_comparison.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'page_access.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.disable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.enable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.end_sessions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.reset_two_step': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.remove_passkeys': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.password': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.passcode': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_directory.index': { paramsTuple?: []; params?: {} }
    'user_photos.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_photos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.index': { paramsTuple?: []; params?: {} }
    'notifications.unread_count': { paramsTuple?: []; params?: {} }
    'notification_preferences.index': { paramsTuple?: []; params?: {} }
    'notification_preferences.update': { paramsTuple?: []; params?: {} }
    'notification_preferences.quiet_hours': { paramsTuple?: []; params?: {} }
    'notification_preferences.set_quiet_hours': { paramsTuple?: []; params?: {} }
    'notifications.read_all': { paramsTuple?: []; params?: {} }
    'notifications.read': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.snooze': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.wake': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'selection_moves.store': { paramsTuple?: []; params?: {} }
    'selection_trashes.store': { paramsTuple?: []; params?: {} }
    'shares.index': { paramsTuple?: []; params?: {} }
    'shares.store': { paramsTuple?: []; params?: {} }
    'opened_shares.store': { paramsTuple?: []; params?: {} }
    'shares.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'share_revocations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_zips.store': { paramsTuple?: []; params?: {} }
    'approval_rules.index': { paramsTuple?: []; params?: {} }
    'approval_rules.store': { paramsTuple?: []; params?: {} }
    'approval_rules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approval_rules.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'audit_logs.index': { paramsTuple?: []; params?: {} }
    'audit_logs.verify': { paramsTuple?: []; params?: {} }
    'audit_logs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'demo_data.show': { paramsTuple?: []; params?: {} }
    'demo_data.remove': { paramsTuple?: []; params?: {} }
    'demo_data.keep': { paramsTuple?: []; params?: {} }
    'lists.index': { paramsTuple?: []; params?: {} }
    'lists.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'saved_views.index': { paramsTuple?: []; params?: {} }
    'saved_views.store': { paramsTuple?: []; params?: {} }
    'saved_views.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sections.index': { paramsTuple?: []; params?: {} }
    'sections.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sections.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.show': { paramsTuple?: []; params?: {} }
    'settings.update': { paramsTuple?: []; params?: {} }
    'brandings.show': { paramsTuple?: []; params?: {} }
    'logos.show': { paramsTuple?: []; params?: {} }
    'logos.store': { paramsTuple?: []; params?: {} }
    'logos.destroy': { paramsTuple?: []; params?: {} }
    'system_health.index': { paramsTuple?: []; params?: {} }
    'collection_calls.index': { paramsTuple?: []; params?: {} }
    'collection_calls.due': { paramsTuple?: []; params?: {} }
    'collection_calls.store': { paramsTuple?: []; params?: {} }
    'companies.index': { paramsTuple?: []; params?: {} }
    'companies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.index': { paramsTuple?: []; params?: {} }
    'contracts.store': { paramsTuple?: []; params?: {} }
    'invoicing_lookups.contracts': { paramsTuple?: []; params?: {} }
    'contracts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_limits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_limits.warning': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_limits.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'e_invoicing_settings.show': { paramsTuple?: []; params?: {} }
    'e_invoicing_settings.update': { paramsTuple?: []; params?: {} }
    'e_invoice_units.store': { paramsTuple?: []; params?: {} }
    'e_invoice_unit_tests.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'e_invoice_unit_renewals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'e_invoice_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'e_invoice_sendings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.index': { paramsTuple?: []; params?: {} }
    'leads.store': { paramsTuple?: []; params?: {} }
    'leads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lead_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lead_moves.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pipeline.index': { paramsTuple?: []; params?: {} }
    'pipeline.people': { paramsTuple?: []; params?: {} }
    'pipeline.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pipeline.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sales_figures.summary': { paramsTuple?: []; params?: {} }
    'sales_figures.board': { paramsTuple?: []; params?: {} }
    'sales_figures.analysis': { paramsTuple?: []; params?: {} }
    'sales_figures.performance': { paramsTuple?: []; params?: {} }
    'sales_figures.visits': { paramsTuple?: []; params?: {} }
    'sales_reports.analysis': { paramsTuple?: []; params?: {} }
    'sales_reports.performance': { paramsTuple?: []; params?: {} }
    'sales_figures.targets': { paramsTuple?: []; params?: {} }
    'payment_promises.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_promises.index': { paramsTuple?: []; params?: {} }
    'payment_promises.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'promise_scores.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'retention.index': { paramsTuple?: []; params?: {} }
    'retention.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'retention.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_insights.show': { paramsTuple?: []; params?: {} }
    'quotation_autosaves.index': { paramsTuple?: []; params?: {} }
    'quotation_autosaves.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'quotation_autosaves.update': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'quotation_autosaves.destroy': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'stage_plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stage_plans.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_snapshots.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_snapshots.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_snapshots.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'snapshotId': ParamValue} }
    'quotation_snapshots.comparison': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'snapshotId': ParamValue} }
    'scoring_configs.index': { paramsTuple?: []; params?: {} }
    'scoring_configs.active': { paramsTuple?: []; params?: {} }
    'scoring_configs.store': { paramsTuple?: []; params?: {} }
    'scoring_configs.preview': { paramsTuple?: []; params?: {} }
    'scoring_trials.store': { paramsTuple?: []; params?: {} }
    'scoring_trials.back_test': { paramsTuple?: []; params?: {} }
    'scoring_trials.past': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'tracking_sheet_batches.store': { paramsTuple?: []; params?: {} }
    'tracking_sheet_comparisons.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tracking_sheets.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tracking_sheets.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_workbooks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_workbooks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_workbooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_workbooks.sheet': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'workbook_imports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'priced_workbooks.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'priced_workbooks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumptions.index': { paramsTuple?: []; params?: {} }
    'material_plans.store': { paramsTuple?: []; params?: {} }
    'material_plans.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_plans.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_progresses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumptions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumptions.entries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_installs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumption_months.index': { paramsTuple?: []; params?: {} }
    'consumption_materials.index': { paramsTuple?: []; params?: {} }
    'consumption_materials.entries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.carry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_plans.commit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_plans.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.index': { paramsTuple?: []; params?: {} }
    'weekly_promises.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'planning_results.index': { paramsTuple?: []; params?: {} }
    'payment_trackings.index': { paramsTuple?: []; params?: {} }
    'payment_trackings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_entries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'projects.index': { paramsTuple?: []; params?: {} }
    'projects.store': { paramsTuple?: []; params?: {} }
    'project_lookups.index': { paramsTuple?: []; params?: {} }
    'projects.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'projects.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_steps.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.index': { paramsTuple?: []; params?: {} }
    'delays.store': { paramsTuple?: []; params?: {} }
    'delays.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_impacts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.add_file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.record': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.correct': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.notice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.grant': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_impacts.joint': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claims.index': { paramsTuple?: []; params?: {} }
    'delay_claims.store': { paramsTuple?: []; params?: {} }
    'delay_claims.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claims.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claim_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claims.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_changes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_starts.show': { paramsTuple?: []; params?: {} }
    'schedule_openings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_material_needs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_material_needs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_needs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_needs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'planning_prints.look_ahead': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'planning_prints.weekly_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_imports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_imports.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'importId': ParamValue} }
    'schedule_import_applications.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'importId': ParamValue} }
    'schedule_exports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'baselines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'baselines.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'baselines.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'baselines.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_health.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'earned_values.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_overviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_scenarios.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_scenarios.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_scenarios.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'scenarioId': ParamValue} }
    'scenario_acceptances.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'scenarioId': ParamValue} }
    'scenario_acceptances.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'scenarioId': ParamValue} }
    'project_milestones.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contract_days.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.read': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'project_guarantees.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_guarantees.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_registers.index': { paramsTuple?: []; params?: {} }
    'guarantee_registers.totals': { paramsTuple?: []; params?: {} }
    'project_guarantees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_guarantees.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_guarantees.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_guarantees.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_steps.extend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_steps.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment.index': { paramsTuple?: []; params?: {} }
    'equipment.store': { paramsTuple?: []; params?: {} }
    'equipment_lookups.index': { paramsTuple?: []; params?: {} }
    'equipment.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_check_outs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_check_ins.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_events.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_statuses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_outages.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_outages.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'outageId': ParamValue} }
    'project_receipts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'goods_receipts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'goods_receipts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'goods_receipts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'receiptId': ParamValue} }
    'goods_receipt_photos.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'receiptId': ParamValue} }
    'line_prices.store': { paramsTuple?: []; params?: {} }
    'material_trackings.index': { paramsTuple?: []; params?: {} }
    'material_trackings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'materials.index': { paramsTuple?: []; params?: {} }
    'materials.store': { paramsTuple?: []; params?: {} }
    'material_lookups.index': { paramsTuple?: []; params?: {} }
    'materials.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'materials.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'materials.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_terms.index': { paramsTuple?: []; params?: {} }
    'payment_terms.store': { paramsTuple?: []; params?: {} }
    'payment_term_previews.store': { paramsTuple?: []; params?: {} }
    'payment_terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_terms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'procurement_projects.index': { paramsTuple?: []; params?: {} }
    'procurement_projects.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'procurement_projects.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_materials.index': { paramsTuple?: []; params?: {} }
    'order_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_files.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'bill_files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'bill_files.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'bill_files.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue,'fileId': ParamValue} }
    'receipt_files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'receipt_files.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'receipt_files.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue,'fileId': ParamValue} }
    'request_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'request_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'request_files.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'quote_files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'quote_files.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'quote_files.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue,'fileId': ParamValue} }
    'reorder_suggestions.index': { paramsTuple?: []; params?: {} }
    'reorder_suggestions.store': { paramsTuple?: []; params?: {} }
    'stock_closings.index': { paramsTuple?: []; params?: {} }
    'stock_closings.store': { paramsTuple?: []; params?: {} }
    'stock_labels.store': { paramsTuple?: []; params?: {} }
    'stock_levels.index': { paramsTuple?: []; params?: {} }
    'stock_levels.store': { paramsTuple?: []; params?: {} }
    'stock_values.index': { paramsTuple?: []; params?: {} }
    'issuable_stocks.show': { paramsTuple?: []; params?: {} }
    'stock_levels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_levels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_batches.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_status_changes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_status_changes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_reservations.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_reservations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_reservation_releases.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'reservationId': ParamValue} }
    'stock_ledgers.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trips.index': { paramsTuple?: []; params?: {} }
    'trips.store': { paramsTuple?: []; params?: {} }
    'trips.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trips.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_steps.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_costs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_proofs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_photos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_receipts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_document_lists.index': { paramsTuple?: []; params?: {} }
    'vendor_performances.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_residencies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_residencies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bank_accounts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bank_approvals.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'accountId': ParamValue} }
    'vendor_bank_rejections.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'accountId': ParamValue} }
    'vendor_documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'vendor_ratings.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_ratings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholdings.index': { paramsTuple?: []; params?: {} }
    'employees.index': { paramsTuple?: []; params?: {} }
    'employees.store': { paramsTuple?: []; params?: {} }
    'employee_lookups.index': { paramsTuple?: []; params?: {} }
    'employees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employees.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employees.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_photos.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_photos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.index': { paramsTuple?: []; params?: {} }
    'policies.store': { paramsTuple?: []; params?: {} }
    'policies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_drafts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_drafts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_drafts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_steps.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_steps.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_readers.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_readers.remind': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'my_policies.index': { paramsTuple?: []; params?: {} }
    'my_policies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'my_policies.acknowledge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'my_policies.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_documents.index': { paramsTuple?: []; params?: {} }
    'person_documents.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_documents.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_documents.renew': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'documents_of_employees.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'documents_of_employees.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_entries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_entries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheets.index': { paramsTuple?: []; params?: {} }
    'timesheets.week': { paramsTuple?: []; params?: {} }
    'timesheets.save': { paramsTuple?: []; params?: {} }
    'timesheets.team': { paramsTuple?: []; params?: {} }
    'timesheets.projects': { paramsTuple?: []; params?: {} }
    'timesheets.tasks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.lock': { paramsTuple?: []; params?: {} }
    'timesheets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.recall': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.return': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_checks.index': { paramsTuple?: []; params?: {} }
    'attendance_checks.store': { paramsTuple?: []; params?: {} }
    'attendance_checks.own': { paramsTuple?: []; params?: {} }
    'attendance_days.index': { paramsTuple?: []; params?: {} }
    'attendance_days.today': { paramsTuple?: []; params?: {} }
    'attendance_days.month': { paramsTuple?: []; params?: {} }
    'job_changes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_changes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_changes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'changeId': ParamValue} }
    'dated_jobs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_pay.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pay_rates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pay_rates.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'rateId': ParamValue} }
    'pay_rates.bank': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.index': { paramsTuple?: []; params?: {} }
    'month_sheets.store': { paramsTuple?: []; params?: {} }
    'month_sheets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheet_lines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheet_lines.changes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheet_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.build': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.lock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'end_of_service.index': { paramsTuple?: []; params?: {} }
    'end_of_service.export': { paramsTuple?: []; params?: {} }
    'organization_charts.index': { paramsTuple?: []; params?: {} }
    'checklists.index': { paramsTuple?: []; params?: {} }
    'checklists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklists.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklists.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_items.index': { paramsTuple?: []; params?: {} }
    'checklist_items.complete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_items.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklists_of_employees.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklists_of_employees.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leavings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leavings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_held.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.index': { paramsTuple?: []; params?: {} }
    'closings.store': { paramsTuple?: []; params?: {} }
    'closings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.tick': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'year_closings.index': { paramsTuple?: []; params?: {} }
    'year_closings.store': { paramsTuple?: []; params?: {} }
    'year_closings.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'entry_exports.index': { paramsTuple?: []; params?: {} }
    'entry_exports.store': { paramsTuple?: []; params?: {} }
    'entry_exports.free': { paramsTuple?: []; params?: {} }
    'entry_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'entry_exports.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'entry_exports.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.index': { paramsTuple?: []; params?: {} }
    'guarantees.store': { paramsTuple?: []; params?: {} }
    'guarantee_sums.costs': { paramsTuple?: []; params?: {} }
    'guarantee_sums.missing': { paramsTuple?: []; params?: {} }
    'guarantee_sums.elsewhere': { paramsTuple?: []; params?: {} }
    'guarantee_sums.links': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'guarantees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_guarantee_steps.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_guarantee_steps.extend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_guarantee_steps.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_guarantee_steps.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_files.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'journal_entries.index': { paramsTuple?: []; params?: {} }
    'journal_entries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'finance_overviews.show': { paramsTuple?: []; params?: {} }
    'finance_overviews.items': { paramsTuple?: []; params?: {} }
    'period_locks.index': { paramsTuple?: []; params?: {} }
    'period_locks.state': { paramsTuple?: []; params?: {} }
    'period_locks.store': { paramsTuple?: []; params?: {} }
    'period_locks.unlock': { paramsTuple?: []; params?: {} }
    'posting_rules.index': { paramsTuple?: []; params?: {} }
    'posting_rules.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_statement_imports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_statement_imports.index': { paramsTuple?: []; params?: {} }
    'bank_statement_imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_statement_imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_import_steps.layout': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_import_steps.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_statements.index': { paramsTuple?: []; params?: {} }
    'bank_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_statements.lines': { paramsTuple?: []; params?: {} }
    'vat_entries.index': { paramsTuple?: []; params?: {} }
    'recent_records.index': { paramsTuple?: []; params?: {} }
    'recent_records.store': { paramsTuple?: []; params?: {} }
    'searches.index': { paramsTuple?: []; params?: {} }
    'service_accounts.index': { paramsTuple?: []; params?: {} }
    'service_accounts.store': { paramsTuple?: []; params?: {} }
    'service_accounts.abilities': { paramsTuple?: []; params?: {} }
    'service_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_accounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_accounts.turn_off': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_accounts.turn_on': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_accounts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_tokens.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_tokens.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_tokens.rotate': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tokenId': ParamValue} }
    'service_tokens.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tokenId': ParamValue} }
    'backups.index': { paramsTuple?: []; params?: {} }
    'backups.last': { paramsTuple?: []; params?: {} }
    'backups.store': { paramsTuple?: []; params?: {} }
    'backups.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'backups.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_scans.index': { paramsTuple?: []; params?: {} }
    'file_scans.scanner': { paramsTuple?: []; params?: {} }
    'file_rescans.all': { paramsTuple?: []; params?: {} }
    'file_rescans.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_removals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'personal_data.index': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'personal_data.show': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'personal_data.export': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'erasures.show': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'erasures.store': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'restore_drills.index': { paramsTuple?: []; params?: {} }
    'restore_drills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'restore_drills.store': { paramsTuple?: []; params?: {} }
    'retention_rules.index': { paramsTuple?: []; params?: {} }
    'retention_rules.preview': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'retention_rules.update': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'retention_rules.run': { paramsTuple?: []; params?: {} }
    'setup_steps.index': { paramsTuple?: []; params?: {} }
    'setup_steps.confirm': { paramsTuple: [ParamValue]; params: {'step': ParamValue} }
    'setup_steps.reopen': { paramsTuple: [ParamValue]; params: {'step': ParamValue} }
    'webhook_deliveries.index': { paramsTuple?: []; params?: {} }
    'webhook_deliveries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhook_deliveries.replay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhook_deliveries.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhook_deliveries.replay_all': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.store': { paramsTuple?: []; params?: {} }
    'webhooks.kinds': { paramsTuple?: []; params?: {} }
    'webhooks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhook_secrets.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.index': { paramsTuple?: []; params?: {} }
    'calendar.store': { paramsTuple?: []; params?: {} }
    'calendar_planning.clashes': { paramsTuple?: []; params?: {} }
    'calendar_planning.free_slot': { paramsTuple?: []; params?: {} }
    'calendar_feeds.show': { paramsTuple?: []; params?: {} }
    'calendar_feeds.store': { paramsTuple?: []; params?: {} }
    'calendar_feeds.destroy': { paramsTuple?: []; params?: {} }
    'calendar_imports.check': { paramsTuple?: []; params?: {} }
    'calendar_imports.store': { paramsTuple?: []; params?: {} }
    'calendar.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.move': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_feeds.read': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'offer_terms.index': { paramsTuple?: []; params?: {} }
    'offer_terms.store': { paramsTuple?: []; params?: {} }
    'offer_terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_terms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_terms.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.index': { paramsTuple?: []; params?: {} }
    'rates.store': { paramsTuple?: []; params?: {} }
    'rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rate_lookups.index': { paramsTuple?: []; params?: {} }
    'assemblies.index': { paramsTuple?: []; params?: {} }
    'assemblies.store': { paramsTuple?: []; params?: {} }
    'assemblies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assemblies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assemblies.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assemblies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assembly_lookups.index': { paramsTuple?: []; params?: {} }
    'assembly_lines.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tenders.index': { paramsTuple?: []; params?: {} }
    'tenders.store': { paramsTuple?: []; params?: {} }
    'tenders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tenders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tenders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tenders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'look_aheads.index': { paramsTuple?: []; params?: {} }
    'task_constraints.index': { paramsTuple?: []; params?: {} }
    'task_constraints.store': { paramsTuple?: []; params?: {} }
    'task_constraints.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'task_constraints.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'task_constraints.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'task_constraints.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'constraint_resolutions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'constraint_resolutions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.index': { paramsTuple?: []; params?: {} }
    'work_calendars.store': { paramsTuple?: []; params?: {} }
    'work_calendars.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendar_lookups.index': { paramsTuple?: []; params?: {} }
    'work_calendar_days.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.index': { paramsTuple?: []; params?: {} }
    'schedule_resources.store': { paramsTuple?: []; params?: {} }
    'schedule_resources.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'resource_availabilities.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bills.index': { paramsTuple?: []; params?: {} }
    'vendor_bills.store': { paramsTuple?: []; params?: {} }
    'billable_orders.index': { paramsTuple?: []; params?: {} }
    'billable_orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bill_withholdings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_bills.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_bills.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bill_payments.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'billId': ParamValue} }
    'bill_releases.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'billId': ParamValue} }
    'bill_cancellations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'billId': ParamValue} }
    'order_terms.index': { paramsTuple?: []; params?: {} }
    'order_terms.store': { paramsTuple?: []; params?: {} }
    'order_terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_terms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_terms.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.index': { paramsTuple?: []; params?: {} }
    'price_lists.store': { paramsTuple?: []; params?: {} }
    'price_lists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_refunds.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_refunds.cancel': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'refundId': ParamValue} }
    'warehouses.index': { paramsTuple?: []; params?: {} }
    'warehouses.store': { paramsTuple?: []; params?: {} }
    'warehouses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouses.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouse_lookups.index': { paramsTuple?: []; params?: {} }
    'withholding_kinds.index': { paramsTuple?: []; params?: {} }
    'withholding_kinds.store': { paramsTuple?: []; params?: {} }
    'withholding_kinds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kinds.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kinds.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kinds.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kind_lookups.index': { paramsTuple?: []; params?: {} }
    'withholding_rates.index': { paramsTuple?: []; params?: {} }
    'withholding_rates.store': { paramsTuple?: []; params?: {} }
    'withholding_rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_rates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_rates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_rates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.index': { paramsTuple?: []; params?: {} }
    'withholding_treaties.store': { paramsTuple?: []; params?: {} }
    'withholding_treaties.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.index': { paramsTuple?: []; params?: {} }
    'departments.store': { paramsTuple?: []; params?: {} }
    'departments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'department_lookups.index': { paramsTuple?: []; params?: {} }
    'department_moves.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'department_moves.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'department_moves.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'moveId': ParamValue} }
    'document_kinds.index': { paramsTuple?: []; params?: {} }
    'document_kinds.store': { paramsTuple?: []; params?: {} }
    'document_kinds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_kinds.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_kinds.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_kinds.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.index': { paramsTuple?: []; params?: {} }
    'leave_types.store': { paramsTuple?: []; params?: {} }
    'leave_types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.index': { paramsTuple?: []; params?: {} }
    'public_holidays.store': { paramsTuple?: []; params?: {} }
    'public_holidays.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.index': { paramsTuple?: []; params?: {} }
    'attendance_sites.store': { paramsTuple?: []; params?: {} }
    'attendance_sites.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_posters.renew': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_posters.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.index': { paramsTuple?: []; params?: {} }
    'nationality_goals.store': { paramsTuple?: []; params?: {} }
    'nationality_goals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.index': { paramsTuple?: []; params?: {} }
    'checklist_templates.store': { paramsTuple?: []; params?: {} }
    'checklist_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheques.index': { paramsTuple?: []; params?: {} }
    'cheque_steps.deposits': { paramsTuple?: []; params?: {} }
    'cheques.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheques.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.deposit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.redeposit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.clear': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.bounce': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.give_back': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.index': { paramsTuple?: []; params?: {} }
    'exchange_rates.store': { paramsTuple?: []; params?: {} }
    'exchange_rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.index': { paramsTuple?: []; params?: {} }
    'ledger_accounts.store': { paramsTuple?: []; params?: {} }
    'ledger_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_account_lookups.index': { paramsTuple?: []; params?: {} }
    'bank_accounts.index': { paramsTuple?: []; params?: {} }
    'bank_accounts.store': { paramsTuple?: []; params?: {} }
    'bank_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_accounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_accounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_accounts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_account_lookups.index': { paramsTuple?: []; params?: {} }
    'bank_matches.ledger_lines': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_matches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_matches.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_suggestions.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_matches.index': { paramsTuple?: []; params?: {} }
    'bank_matches.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'line_cheques.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'line_cheques.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_suggestions.index': { paramsTuple?: []; params?: {} }
    'bank_matches.record': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recurring_payments.index': { paramsTuple?: []; params?: {} }
    'recurring_payments.store': { paramsTuple?: []; params?: {} }
    'recurring_payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recurring_payments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recurring_payments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recurring_payments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.index': { paramsTuple?: []; params?: {} }
    'approvals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.index': { paramsTuple?: []; params?: {} }
    'identity_providers.store': { paramsTuple?: []; params?: {} }
    'identity_providers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'business_cards.index': { paramsTuple?: []; params?: {} }
    'business_cards.store': { paramsTuple?: []; params?: {} }
    'business_cards.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'business_cards.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'business_card_readings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'business_card_confirmations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'clients.index': { paramsTuple?: []; params?: {} }
    'clients.store': { paramsTuple?: []; params?: {} }
    'client_lookups.index': { paramsTuple?: []; params?: {} }
    'client_lookups.duplicates': { paramsTuple?: []; params?: {} }
    'client_bulk_deletions.store': { paramsTuple?: []; params?: {} }
    'clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'clients.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_timelines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_activities.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_activities.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'activityId': ParamValue} }
    'client_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'client_pictures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_pictures.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_merges.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_merges.index': { paramsTuple?: []; params?: {} }
    'client_merge_undos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.index': { paramsTuple?: []; params?: {} }
    'invoices.store': { paramsTuple?: []; params?: {} }
    'invoicing_lookups.invoices': { paramsTuple?: []; params?: {} }
    'invoicing_lookups.buyer': { paramsTuple?: []; params?: {} }
    'invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_issues.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_allocations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'high_advances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'high_advances.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'high_advances.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'receipts.index': { paramsTuple?: []; params?: {} }
    'receipts.store': { paramsTuple?: []; params?: {} }
    'receipts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'receipt_allocations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'receipt_reversals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'receipt_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_offs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_offs.index': { paramsTuple?: []; params?: {} }
    'write_offs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_offs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_off_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_off_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_off_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_off_decisions.reverse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotations.index': { paramsTuple?: []; params?: {} }
    'quotations.store': { paramsTuple?: []; params?: {} }
    'quotation_lookups.index': { paramsTuple?: []; params?: {} }
    'quotations.by_number': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'quotation_bulk_deletions.store': { paramsTuple?: []; params?: {} }
    'quotations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.win': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.lose': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_revisions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_revisions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_revisions.comparison': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_documents.clear': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'quotation_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cost_rates.index': { paramsTuple?: []; params?: {} }
    'cost_rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cost_rates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_templates.index': { paramsTuple?: []; params?: {} }
    'quotation_templates.store': { paramsTuple?: []; params?: {} }
    'quotation_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_templates.use': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_reports.index': { paramsTuple?: []; params?: {} }
    'site_reports.store': { paramsTuple?: []; params?: {} }
    'site_reports.projects': { paramsTuple?: []; params?: {} }
    'site_reports.tasks': { paramsTuple?: []; params?: {} }
    'site_reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_reports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_reports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_reports.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_photos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_photos.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'site_report_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_decisions.return': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_variations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.index': { paramsTuple?: []; params?: {} }
    'variation_orders.store': { paramsTuple?: []; params?: {} }
    'variation_orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'variation_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'billed_charges.index': { paramsTuple?: []; params?: {} }
    'landed_costs.store': { paramsTuple?: []; params?: {} }
    'need_requests.store': { paramsTuple?: []; params?: {} }
    'payment_runs.index': { paramsTuple?: []; params?: {} }
    'payment_runs.store': { paramsTuple?: []; params?: {} }
    'payment_runs.proposal': { paramsTuple?: []; params?: {} }
    'payment_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_runs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_runs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_bank_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_requests.index': { paramsTuple?: []; params?: {} }
    'purchase_requests.store': { paramsTuple?: []; params?: {} }
    'purchase_requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_requests.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_approvals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_quotes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_quotes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_quotes.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'quoteId': ParamValue} }
    'purchase_request_quotes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'quoteId': ParamValue} }
    'purchase_request_awards.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_reopenings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_outgoing_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_outgoing_files.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_print_shares.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'printId': ParamValue} }
    'stock_movements.index': { paramsTuple?: []; params?: {} }
    'stock_movements.store': { paramsTuple?: []; params?: {} }
    'stock_movements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movement_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_transfer_receipts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_counts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_count_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movement_approvals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movement_rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movement_reversals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_advances.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_advances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_advances.index': { paramsTuple?: []; params?: {} }
    'vendor_advances.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_advances.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.extend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'new_credits.give_back': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'new_credits.note': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'billId': ParamValue} }
    'vendor_credits.index': { paramsTuple?: []; params?: {} }
    'vendor_credits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_credits.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendors.index': { paramsTuple?: []; params?: {} }
    'vendors.store': { paramsTuple?: []; params?: {} }
    'vendor_lookups.index': { paramsTuple?: []; params?: {} }
    'vendor_bulk_deletions.store': { paramsTuple?: []; params?: {} }
    'vendors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendors.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statuses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_requests.index': { paramsTuple?: []; params?: {} }
    'leave_requests.store': { paramsTuple?: []; params?: {} }
    'leave_requests.calendar': { paramsTuple?: []; params?: {} }
    'leave_requests.estimate': { paramsTuple?: []; params?: {} }
    'leave_requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_requests.index': { paramsTuple?: []; params?: {} }
    'overtime_requests.store': { paramsTuple?: []; params?: {} }
    'overtime_requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_corrections.index': { paramsTuple?: []; params?: {} }
    'attendance_corrections.store': { paramsTuple?: []; params?: {} }
    'attendance_corrections.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_corrections.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.index': { paramsTuple?: []; params?: {} }
    'settlements.store': { paramsTuple?: []; params?: {} }
    'leavers.index': { paramsTuple?: []; params?: {} }
    'settlements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.index': { paramsTuple?: []; params?: {} }
    'manual_journals.store': { paramsTuple?: []; params?: {} }
    'manual_journals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journal_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journal_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journal_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journal_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journal_decisions.reverse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustments.index': { paramsTuple?: []; params?: {} }
    'vat_adjustments.store': { paramsTuple?: []; params?: {} }
    'vat_adjustments.claimable': { paramsTuple?: []; params?: {} }
    'vat_adjustments.relief': { paramsTuple?: []; params?: {} }
    'vat_adjustments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustment_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustment_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustment_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mails.index': { paramsTuple?: []; params?: {} }
    'mail_tests.store': { paramsTuple?: []; params?: {} }
    'mails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mails.resend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mails.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'files.index': { paramsTuple?: []; params?: {} }
    'files.store': { paramsTuple?: []; params?: {} }
    'trashed_files.index': { paramsTuple?: []; params?: {} }
    'files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_contents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_thumbnails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'files.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'files.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_purges.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_downloads.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_version_contents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'versionNo': ParamValue} }
    'file_version_restorations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'versionNo': ParamValue} }
    'folders.index': { paramsTuple?: []; params?: {} }
    'folders.store': { paramsTuple?: []; params?: {} }
    'folder_roots.index': { paramsTuple?: []; params?: {} }
    'trashed_folders.index': { paramsTuple?: []; params?: {} }
    'record_folders.index': { paramsTuple: [ParamValue]; params: {'root': ParamValue} }
    'record_folders.show': { paramsTuple: [ParamValue,ParamValue]; params: {'root': ParamValue,'recordId': ParamValue} }
    'record_folders.store': { paramsTuple: [ParamValue,ParamValue]; params: {'root': ParamValue,'recordId': ParamValue} }
    'folders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_uploads.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_grants.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_grants.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_review_exports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exports.store': { paramsTuple?: []; params?: {} }
    'imports.store': { paramsTuple?: []; params?: {} }
    'imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'import_checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'import_applications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ageing.index': { paramsTuple?: []; params?: {} }
    'ageing.store': { paramsTuple?: []; params?: {} }
    'ageing.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'debt_analyses.show': { paramsTuple?: []; params?: {} }
    'debt_analyses.documents': { paramsTuple?: []; params?: {} }
    'debt_analyses.store': { paramsTuple?: []; params?: {} }
    'dunning_letters.index': { paramsTuple?: []; params?: {} }
    'dunning_letters.due': { paramsTuple?: []; params?: {} }
    'dunning_letters.store': { paramsTuple?: []; params?: {} }
    'dunning_batches.store': { paramsTuple?: []; params?: {} }
    'dunning_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_mails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_levels.index': { paramsTuple?: []; params?: {} }
    'dunning_levels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_pauses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_pauses.lift': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_statements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statement_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statement_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statement_mails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offers.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_mails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_orders.index': { paramsTuple?: []; params?: {} }
    'purchase_orders.store': { paramsTuple?: []; params?: {} }
    'purchase_order_bulk_deletions.store': { paramsTuple?: []; params?: {} }
    'purchase_orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_orders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_orders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_approvals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_dispatches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_closings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_promises.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_amendments.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_amendments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_plans.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'instalmentId': ParamValue} }
    'purchase_order_print_shares.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'printId': ParamValue} }
    'purchase_order_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_mails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_returns.index': { paramsTuple?: []; params?: {} }
    'withholding_returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_returns.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_return_steps.prepare': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_return_steps.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_return_steps.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_return_steps.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_returns.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'hr_reports.index': { paramsTuple?: []; params?: {} }
    'hr_reports.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'hr_report_rows.index': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'hr_report_files.store': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'project_staffing.index': { paramsTuple?: []; params?: {} }
    'project_staffing_files.store': { paramsTuple?: []; params?: {} }
    'cash_forecast.show': { paramsTuple?: []; params?: {} }
    'cash_forecast.items': { paramsTuple?: []; params?: {} }
    'cash_forecast.store': { paramsTuple?: []; params?: {} }
    'account_entries.index': { paramsTuple?: []; params?: {} }
    'account_entries.store': { paramsTuple?: []; params?: {} }
    'balance_sheet.index': { paramsTuple?: []; params?: {} }
    'balance_sheet.store': { paramsTuple?: []; params?: {} }
    'budgets.index': { paramsTuple?: []; params?: {} }
    'budgets.store': { paramsTuple?: []; params?: {} }
    'budgets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budgets.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budgets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budgets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_figures.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_figures.items': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_figures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.revise': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profit_and_loss.index': { paramsTuple?: []; params?: {} }
    'profit_and_loss.store': { paramsTuple?: []; params?: {} }
    'project_profitability.index': { paramsTuple?: []; params?: {} }
    'project_profitability.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_profitability.items': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_profitability.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_profitability.store': { paramsTuple?: []; params?: {} }
    'trial_balance.index': { paramsTuple?: []; params?: {} }
    'trial_balance.store': { paramsTuple?: []; params?: {} }
    'bank_reconciliations.state': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_reconciliations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_reconciliations.index': { paramsTuple?: []; params?: {} }
    'bank_reconciliations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_reconciliations.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_reconciliations.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_returns.index': { paramsTuple?: []; params?: {} }
    'vat_returns.store': { paramsTuple?: []; params?: {} }
    'vat_returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_returns.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_return_steps.prepare': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_return_steps.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_return_steps.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_returns.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dev_logins.store': { paramsTuple?: []; params?: {} }
    'vendor_statements.index': { paramsTuple?: []; params?: {} }
    'vendor_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statements.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_steps.layout': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_steps.compare': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_steps.agree': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_steps.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_items.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_items.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'itemId': ParamValue} }
    'vendor_accounts.reconciliation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_accounts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  GET: {
    'counts.index': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'metrics.show': { paramsTuple?: []; params?: {} }
    'jobs.index': { paramsTuple?: []; params?: {} }
    'jobs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'live.show': { paramsTuple?: []; params?: {} }
    'openapi.show': { paramsTuple?: []; params?: {} }
    'access_review_items.index': { paramsTuple?: []; params?: {} }
    'access_review_items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_reviews.index': { paramsTuple?: []; params?: {} }
    'access_reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'current_user.show': { paramsTuple?: []; params?: {} }
    'approval_delegations.index': { paramsTuple?: []; params?: {} }
    'held_changes.index': { paramsTuple?: []; params?: {} }
    'open_sessions.index': { paramsTuple?: []; params?: {} }
    'sessions.current': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'passcode_logins.index': { paramsTuple?: []; params?: {} }
    'own_tokens.index': { paramsTuple?: []; params?: {} }
    'api_tokens.index': { paramsTuple?: []; params?: {} }
    'passkeys.index': { paramsTuple?: []; params?: {} }
    'permission_matrix.index': { paramsTuple?: []; params?: {} }
    'permission_sets.index': { paramsTuple?: []; params?: {} }
    'permission_sets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'permission_sets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'single_sign_on.index': { paramsTuple?: []; params?: {} }
    'single_sign_on.callback': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_identities.index': { paramsTuple?: []; params?: {} }
    'user_identities.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'two_step.show': { paramsTuple?: []; params?: {} }
    'users.index': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'effective_access.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_comparison.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'page_access.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_directory.index': { paramsTuple?: []; params?: {} }
    'user_photos.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.index': { paramsTuple?: []; params?: {} }
    'notifications.unread_count': { paramsTuple?: []; params?: {} }
    'notification_preferences.index': { paramsTuple?: []; params?: {} }
    'notification_preferences.quiet_hours': { paramsTuple?: []; params?: {} }
    'shares.index': { paramsTuple?: []; params?: {} }
    'shares.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approval_rules.index': { paramsTuple?: []; params?: {} }
    'approval_rules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'audit_logs.index': { paramsTuple?: []; params?: {} }
    'audit_logs.verify': { paramsTuple?: []; params?: {} }
    'audit_logs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'demo_data.show': { paramsTuple?: []; params?: {} }
    'lists.index': { paramsTuple?: []; params?: {} }
    'lists.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'saved_views.index': { paramsTuple?: []; params?: {} }
    'sections.index': { paramsTuple?: []; params?: {} }
    'sections.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.show': { paramsTuple?: []; params?: {} }
    'brandings.show': { paramsTuple?: []; params?: {} }
    'logos.show': { paramsTuple?: []; params?: {} }
    'system_health.index': { paramsTuple?: []; params?: {} }
    'collection_calls.index': { paramsTuple?: []; params?: {} }
    'collection_calls.due': { paramsTuple?: []; params?: {} }
    'companies.index': { paramsTuple?: []; params?: {} }
    'companies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.index': { paramsTuple?: []; params?: {} }
    'invoicing_lookups.contracts': { paramsTuple?: []; params?: {} }
    'contracts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_limits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_limits.warning': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'e_invoicing_settings.show': { paramsTuple?: []; params?: {} }
    'e_invoice_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.index': { paramsTuple?: []; params?: {} }
    'leads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lead_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pipeline.index': { paramsTuple?: []; params?: {} }
    'pipeline.people': { paramsTuple?: []; params?: {} }
    'pipeline.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sales_figures.summary': { paramsTuple?: []; params?: {} }
    'sales_figures.board': { paramsTuple?: []; params?: {} }
    'sales_figures.analysis': { paramsTuple?: []; params?: {} }
    'sales_figures.performance': { paramsTuple?: []; params?: {} }
    'sales_figures.visits': { paramsTuple?: []; params?: {} }
    'payment_promises.index': { paramsTuple?: []; params?: {} }
    'promise_scores.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'retention.index': { paramsTuple?: []; params?: {} }
    'retention.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_insights.show': { paramsTuple?: []; params?: {} }
    'quotation_autosaves.index': { paramsTuple?: []; params?: {} }
    'quotation_autosaves.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'stage_plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_snapshots.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_snapshots.comparison': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'snapshotId': ParamValue} }
    'scoring_configs.index': { paramsTuple?: []; params?: {} }
    'scoring_configs.active': { paramsTuple?: []; params?: {} }
    'scoring_trials.past': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'tracking_sheet_comparisons.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tracking_sheets.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_workbooks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_workbooks.sheet': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'priced_workbooks.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumptions.index': { paramsTuple?: []; params?: {} }
    'consumptions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumptions.entries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumption_months.index': { paramsTuple?: []; params?: {} }
    'consumption_materials.index': { paramsTuple?: []; params?: {} }
    'consumption_materials.entries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.index': { paramsTuple?: []; params?: {} }
    'planning_results.index': { paramsTuple?: []; params?: {} }
    'payment_trackings.index': { paramsTuple?: []; params?: {} }
    'payment_trackings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_entries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'projects.index': { paramsTuple?: []; params?: {} }
    'project_lookups.index': { paramsTuple?: []; params?: {} }
    'projects.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.index': { paramsTuple?: []; params?: {} }
    'delays.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_impacts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_impacts.joint': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claims.index': { paramsTuple?: []; params?: {} }
    'delay_claims.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claims.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_starts.show': { paramsTuple?: []; params?: {} }
    'project_material_needs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_imports.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'importId': ParamValue} }
    'baselines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'baselines.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_health.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'earned_values.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_overviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_scenarios.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_scenarios.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'scenarioId': ParamValue} }
    'project_milestones.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.read': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'project_guarantees.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_registers.index': { paramsTuple?: []; params?: {} }
    'guarantee_registers.totals': { paramsTuple?: []; params?: {} }
    'project_guarantees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_guarantees.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment.index': { paramsTuple?: []; params?: {} }
    'equipment_lookups.index': { paramsTuple?: []; params?: {} }
    'equipment.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_receipts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'goods_receipts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_trackings.index': { paramsTuple?: []; params?: {} }
    'materials.index': { paramsTuple?: []; params?: {} }
    'material_lookups.index': { paramsTuple?: []; params?: {} }
    'materials.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_terms.index': { paramsTuple?: []; params?: {} }
    'payment_terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'procurement_projects.index': { paramsTuple?: []; params?: {} }
    'procurement_projects.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_materials.index': { paramsTuple?: []; params?: {} }
    'order_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bill_files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'receipt_files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'request_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quote_files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'reorder_suggestions.index': { paramsTuple?: []; params?: {} }
    'stock_closings.index': { paramsTuple?: []; params?: {} }
    'stock_levels.index': { paramsTuple?: []; params?: {} }
    'stock_values.index': { paramsTuple?: []; params?: {} }
    'issuable_stocks.show': { paramsTuple?: []; params?: {} }
    'stock_levels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_batches.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_status_changes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_reservations.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_ledgers.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trips.index': { paramsTuple?: []; params?: {} }
    'trips.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_document_lists.index': { paramsTuple?: []; params?: {} }
    'vendor_performances.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_residencies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bank_accounts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_ratings.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholdings.index': { paramsTuple?: []; params?: {} }
    'employees.index': { paramsTuple?: []; params?: {} }
    'employee_lookups.index': { paramsTuple?: []; params?: {} }
    'employees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_photos.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.index': { paramsTuple?: []; params?: {} }
    'policies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_readers.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'my_policies.index': { paramsTuple?: []; params?: {} }
    'my_policies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_documents.index': { paramsTuple?: []; params?: {} }
    'documents_of_employees.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_entries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheets.index': { paramsTuple?: []; params?: {} }
    'timesheets.week': { paramsTuple?: []; params?: {} }
    'timesheets.team': { paramsTuple?: []; params?: {} }
    'timesheets.projects': { paramsTuple?: []; params?: {} }
    'timesheets.tasks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_checks.index': { paramsTuple?: []; params?: {} }
    'attendance_checks.own': { paramsTuple?: []; params?: {} }
    'attendance_days.index': { paramsTuple?: []; params?: {} }
    'attendance_days.today': { paramsTuple?: []; params?: {} }
    'attendance_days.month': { paramsTuple?: []; params?: {} }
    'job_changes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dated_jobs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_pay.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.index': { paramsTuple?: []; params?: {} }
    'month_sheets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheet_lines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheet_lines.changes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheet_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'end_of_service.index': { paramsTuple?: []; params?: {} }
    'organization_charts.index': { paramsTuple?: []; params?: {} }
    'checklists.index': { paramsTuple?: []; params?: {} }
    'checklists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklists.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_items.index': { paramsTuple?: []; params?: {} }
    'checklists_of_employees.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leavings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_held.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.index': { paramsTuple?: []; params?: {} }
    'closings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'year_closings.index': { paramsTuple?: []; params?: {} }
    'entry_exports.index': { paramsTuple?: []; params?: {} }
    'entry_exports.free': { paramsTuple?: []; params?: {} }
    'entry_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'entry_exports.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.index': { paramsTuple?: []; params?: {} }
    'guarantee_sums.costs': { paramsTuple?: []; params?: {} }
    'guarantee_sums.missing': { paramsTuple?: []; params?: {} }
    'guarantee_sums.elsewhere': { paramsTuple?: []; params?: {} }
    'guarantee_sums.links': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'guarantees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'journal_entries.index': { paramsTuple?: []; params?: {} }
    'journal_entries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'finance_overviews.show': { paramsTuple?: []; params?: {} }
    'finance_overviews.items': { paramsTuple?: []; params?: {} }
    'period_locks.index': { paramsTuple?: []; params?: {} }
    'period_locks.state': { paramsTuple?: []; params?: {} }
    'posting_rules.index': { paramsTuple?: []; params?: {} }
    'bank_statement_imports.index': { paramsTuple?: []; params?: {} }
    'bank_statement_imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_statements.index': { paramsTuple?: []; params?: {} }
    'bank_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_statements.lines': { paramsTuple?: []; params?: {} }
    'vat_entries.index': { paramsTuple?: []; params?: {} }
    'recent_records.index': { paramsTuple?: []; params?: {} }
    'searches.index': { paramsTuple?: []; params?: {} }
    'service_accounts.index': { paramsTuple?: []; params?: {} }
    'service_accounts.abilities': { paramsTuple?: []; params?: {} }
    'service_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_accounts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_tokens.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'backups.index': { paramsTuple?: []; params?: {} }
    'backups.last': { paramsTuple?: []; params?: {} }
    'backups.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'backups.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_scans.index': { paramsTuple?: []; params?: {} }
    'file_scans.scanner': { paramsTuple?: []; params?: {} }
    'personal_data.index': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'personal_data.show': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'erasures.show': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'restore_drills.index': { paramsTuple?: []; params?: {} }
    'restore_drills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'retention_rules.index': { paramsTuple?: []; params?: {} }
    'retention_rules.preview': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'setup_steps.index': { paramsTuple?: []; params?: {} }
    'webhook_deliveries.index': { paramsTuple?: []; params?: {} }
    'webhook_deliveries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.kinds': { paramsTuple?: []; params?: {} }
    'webhooks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.index': { paramsTuple?: []; params?: {} }
    'calendar_planning.clashes': { paramsTuple?: []; params?: {} }
    'calendar_planning.free_slot': { paramsTuple?: []; params?: {} }
    'calendar_feeds.show': { paramsTuple?: []; params?: {} }
    'calendar_feeds.read': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'offer_terms.index': { paramsTuple?: []; params?: {} }
    'offer_terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_terms.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.index': { paramsTuple?: []; params?: {} }
    'rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rate_lookups.index': { paramsTuple?: []; params?: {} }
    'assemblies.index': { paramsTuple?: []; params?: {} }
    'assemblies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assemblies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assembly_lookups.index': { paramsTuple?: []; params?: {} }
    'tenders.index': { paramsTuple?: []; params?: {} }
    'tenders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tenders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'look_aheads.index': { paramsTuple?: []; params?: {} }
    'task_constraints.index': { paramsTuple?: []; params?: {} }
    'task_constraints.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'task_constraints.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.index': { paramsTuple?: []; params?: {} }
    'work_calendars.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendar_lookups.index': { paramsTuple?: []; params?: {} }
    'work_calendar_days.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.index': { paramsTuple?: []; params?: {} }
    'schedule_resources.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'resource_availabilities.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bills.index': { paramsTuple?: []; params?: {} }
    'billable_orders.index': { paramsTuple?: []; params?: {} }
    'billable_orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bill_withholdings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_bills.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_terms.index': { paramsTuple?: []; params?: {} }
    'order_terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_terms.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.index': { paramsTuple?: []; params?: {} }
    'price_lists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_refunds.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouses.index': { paramsTuple?: []; params?: {} }
    'warehouses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouses.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouse_lookups.index': { paramsTuple?: []; params?: {} }
    'withholding_kinds.index': { paramsTuple?: []; params?: {} }
    'withholding_kinds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kinds.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kind_lookups.index': { paramsTuple?: []; params?: {} }
    'withholding_rates.index': { paramsTuple?: []; params?: {} }
    'withholding_rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_rates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.index': { paramsTuple?: []; params?: {} }
    'withholding_treaties.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.index': { paramsTuple?: []; params?: {} }
    'departments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'department_lookups.index': { paramsTuple?: []; params?: {} }
    'department_moves.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_kinds.index': { paramsTuple?: []; params?: {} }
    'document_kinds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_kinds.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.index': { paramsTuple?: []; params?: {} }
    'leave_types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.index': { paramsTuple?: []; params?: {} }
    'public_holidays.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.index': { paramsTuple?: []; params?: {} }
    'attendance_sites.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.index': { paramsTuple?: []; params?: {} }
    'nationality_goals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.index': { paramsTuple?: []; params?: {} }
    'checklist_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheques.index': { paramsTuple?: []; params?: {} }
    'cheques.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheques.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.index': { paramsTuple?: []; params?: {} }
    'exchange_rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.index': { paramsTuple?: []; params?: {} }
    'ledger_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_account_lookups.index': { paramsTuple?: []; params?: {} }
    'bank_accounts.index': { paramsTuple?: []; params?: {} }
    'bank_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_accounts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_account_lookups.index': { paramsTuple?: []; params?: {} }
    'bank_matches.ledger_lines': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_matches.index': { paramsTuple?: []; params?: {} }
    'line_cheques.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_suggestions.index': { paramsTuple?: []; params?: {} }
    'recurring_payments.index': { paramsTuple?: []; params?: {} }
    'recurring_payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recurring_payments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.index': { paramsTuple?: []; params?: {} }
    'approvals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.index': { paramsTuple?: []; params?: {} }
    'identity_providers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'business_cards.index': { paramsTuple?: []; params?: {} }
    'business_cards.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'clients.index': { paramsTuple?: []; params?: {} }
    'client_lookups.index': { paramsTuple?: []; params?: {} }
    'client_lookups.duplicates': { paramsTuple?: []; params?: {} }
    'clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_timelines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_merges.index': { paramsTuple?: []; params?: {} }
    'invoices.index': { paramsTuple?: []; params?: {} }
    'invoicing_lookups.invoices': { paramsTuple?: []; params?: {} }
    'invoicing_lookups.buyer': { paramsTuple?: []; params?: {} }
    'invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'receipts.index': { paramsTuple?: []; params?: {} }
    'receipts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_offs.index': { paramsTuple?: []; params?: {} }
    'write_offs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_offs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotations.index': { paramsTuple?: []; params?: {} }
    'quotation_lookups.index': { paramsTuple?: []; params?: {} }
    'quotations.by_number': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'quotations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_revisions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_revisions.comparison': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cost_rates.index': { paramsTuple?: []; params?: {} }
    'cost_rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_templates.index': { paramsTuple?: []; params?: {} }
    'site_reports.index': { paramsTuple?: []; params?: {} }
    'site_reports.projects': { paramsTuple?: []; params?: {} }
    'site_reports.tasks': { paramsTuple?: []; params?: {} }
    'site_reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_reports.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_variations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.index': { paramsTuple?: []; params?: {} }
    'variation_orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'billed_charges.index': { paramsTuple?: []; params?: {} }
    'payment_runs.index': { paramsTuple?: []; params?: {} }
    'payment_runs.proposal': { paramsTuple?: []; params?: {} }
    'payment_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_runs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_bank_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_requests.index': { paramsTuple?: []; params?: {} }
    'purchase_requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_quotes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_outgoing_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movements.index': { paramsTuple?: []; params?: {} }
    'stock_movements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movement_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_advances.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_advances.index': { paramsTuple?: []; params?: {} }
    'vendor_advances.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_advances.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_credits.index': { paramsTuple?: []; params?: {} }
    'vendor_credits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_credits.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendors.index': { paramsTuple?: []; params?: {} }
    'vendor_lookups.index': { paramsTuple?: []; params?: {} }
    'vendors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_requests.index': { paramsTuple?: []; params?: {} }
    'leave_requests.calendar': { paramsTuple?: []; params?: {} }
    'leave_requests.estimate': { paramsTuple?: []; params?: {} }
    'leave_requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_requests.index': { paramsTuple?: []; params?: {} }
    'overtime_requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_corrections.index': { paramsTuple?: []; params?: {} }
    'attendance_corrections.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_corrections.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.index': { paramsTuple?: []; params?: {} }
    'leavers.index': { paramsTuple?: []; params?: {} }
    'settlements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.index': { paramsTuple?: []; params?: {} }
    'manual_journals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustments.index': { paramsTuple?: []; params?: {} }
    'vat_adjustments.claimable': { paramsTuple?: []; params?: {} }
    'vat_adjustments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mails.index': { paramsTuple?: []; params?: {} }
    'mails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'files.index': { paramsTuple?: []; params?: {} }
    'trashed_files.index': { paramsTuple?: []; params?: {} }
    'files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_contents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_thumbnails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_downloads.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_version_contents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'versionNo': ParamValue} }
    'folders.index': { paramsTuple?: []; params?: {} }
    'folder_roots.index': { paramsTuple?: []; params?: {} }
    'trashed_folders.index': { paramsTuple?: []; params?: {} }
    'record_folders.index': { paramsTuple: [ParamValue]; params: {'root': ParamValue} }
    'record_folders.show': { paramsTuple: [ParamValue,ParamValue]; params: {'root': ParamValue,'recordId': ParamValue} }
    'folders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_grants.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ageing.index': { paramsTuple?: []; params?: {} }
    'ageing.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'debt_analyses.show': { paramsTuple?: []; params?: {} }
    'debt_analyses.documents': { paramsTuple?: []; params?: {} }
    'dunning_letters.index': { paramsTuple?: []; params?: {} }
    'dunning_letters.due': { paramsTuple?: []; params?: {} }
    'dunning_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_levels.index': { paramsTuple?: []; params?: {} }
    'client_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statement_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statement_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offers.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_orders.index': { paramsTuple?: []; params?: {} }
    'purchase_orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_amendments.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_returns.index': { paramsTuple?: []; params?: {} }
    'withholding_returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_returns.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'hr_reports.index': { paramsTuple?: []; params?: {} }
    'hr_reports.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'hr_report_rows.index': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'project_staffing.index': { paramsTuple?: []; params?: {} }
    'cash_forecast.show': { paramsTuple?: []; params?: {} }
    'cash_forecast.items': { paramsTuple?: []; params?: {} }
    'account_entries.index': { paramsTuple?: []; params?: {} }
    'balance_sheet.index': { paramsTuple?: []; params?: {} }
    'budgets.index': { paramsTuple?: []; params?: {} }
    'budgets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budgets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_figures.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_figures.items': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profit_and_loss.index': { paramsTuple?: []; params?: {} }
    'project_profitability.index': { paramsTuple?: []; params?: {} }
    'project_profitability.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_profitability.items': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trial_balance.index': { paramsTuple?: []; params?: {} }
    'bank_reconciliations.state': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_reconciliations.index': { paramsTuple?: []; params?: {} }
    'bank_reconciliations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_returns.index': { paramsTuple?: []; params?: {} }
    'vat_returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_returns.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statements.index': { paramsTuple?: []; params?: {} }
    'vendor_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statements.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_items.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  HEAD: {
    'counts.index': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'metrics.show': { paramsTuple?: []; params?: {} }
    'jobs.index': { paramsTuple?: []; params?: {} }
    'jobs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'live.show': { paramsTuple?: []; params?: {} }
    'openapi.show': { paramsTuple?: []; params?: {} }
    'access_review_items.index': { paramsTuple?: []; params?: {} }
    'access_review_items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_reviews.index': { paramsTuple?: []; params?: {} }
    'access_reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'current_user.show': { paramsTuple?: []; params?: {} }
    'approval_delegations.index': { paramsTuple?: []; params?: {} }
    'held_changes.index': { paramsTuple?: []; params?: {} }
    'open_sessions.index': { paramsTuple?: []; params?: {} }
    'sessions.current': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'passcode_logins.index': { paramsTuple?: []; params?: {} }
    'own_tokens.index': { paramsTuple?: []; params?: {} }
    'api_tokens.index': { paramsTuple?: []; params?: {} }
    'passkeys.index': { paramsTuple?: []; params?: {} }
    'permission_matrix.index': { paramsTuple?: []; params?: {} }
    'permission_sets.index': { paramsTuple?: []; params?: {} }
    'permission_sets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'permission_sets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'single_sign_on.index': { paramsTuple?: []; params?: {} }
    'single_sign_on.callback': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_identities.index': { paramsTuple?: []; params?: {} }
    'user_identities.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'two_step.show': { paramsTuple?: []; params?: {} }
    'users.index': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'effective_access.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_comparison.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'page_access.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_directory.index': { paramsTuple?: []; params?: {} }
    'user_photos.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.index': { paramsTuple?: []; params?: {} }
    'notifications.unread_count': { paramsTuple?: []; params?: {} }
    'notification_preferences.index': { paramsTuple?: []; params?: {} }
    'notification_preferences.quiet_hours': { paramsTuple?: []; params?: {} }
    'shares.index': { paramsTuple?: []; params?: {} }
    'shares.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approval_rules.index': { paramsTuple?: []; params?: {} }
    'approval_rules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'audit_logs.index': { paramsTuple?: []; params?: {} }
    'audit_logs.verify': { paramsTuple?: []; params?: {} }
    'audit_logs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'demo_data.show': { paramsTuple?: []; params?: {} }
    'lists.index': { paramsTuple?: []; params?: {} }
    'lists.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'saved_views.index': { paramsTuple?: []; params?: {} }
    'sections.index': { paramsTuple?: []; params?: {} }
    'sections.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.show': { paramsTuple?: []; params?: {} }
    'brandings.show': { paramsTuple?: []; params?: {} }
    'logos.show': { paramsTuple?: []; params?: {} }
    'system_health.index': { paramsTuple?: []; params?: {} }
    'collection_calls.index': { paramsTuple?: []; params?: {} }
    'collection_calls.due': { paramsTuple?: []; params?: {} }
    'companies.index': { paramsTuple?: []; params?: {} }
    'companies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.index': { paramsTuple?: []; params?: {} }
    'invoicing_lookups.contracts': { paramsTuple?: []; params?: {} }
    'contracts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_limits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_limits.warning': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'e_invoicing_settings.show': { paramsTuple?: []; params?: {} }
    'e_invoice_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.index': { paramsTuple?: []; params?: {} }
    'leads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'lead_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pipeline.index': { paramsTuple?: []; params?: {} }
    'pipeline.people': { paramsTuple?: []; params?: {} }
    'pipeline.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sales_figures.summary': { paramsTuple?: []; params?: {} }
    'sales_figures.board': { paramsTuple?: []; params?: {} }
    'sales_figures.analysis': { paramsTuple?: []; params?: {} }
    'sales_figures.performance': { paramsTuple?: []; params?: {} }
    'sales_figures.visits': { paramsTuple?: []; params?: {} }
    'payment_promises.index': { paramsTuple?: []; params?: {} }
    'promise_scores.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'retention.index': { paramsTuple?: []; params?: {} }
    'retention.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_insights.show': { paramsTuple?: []; params?: {} }
    'quotation_autosaves.index': { paramsTuple?: []; params?: {} }
    'quotation_autosaves.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'stage_plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_snapshots.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_snapshots.comparison': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'snapshotId': ParamValue} }
    'scoring_configs.index': { paramsTuple?: []; params?: {} }
    'scoring_configs.active': { paramsTuple?: []; params?: {} }
    'scoring_trials.past': { paramsTuple: [ParamValue]; params: {'clientId': ParamValue} }
    'tracking_sheet_comparisons.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tracking_sheets.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_workbooks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_workbooks.sheet': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'priced_workbooks.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumptions.index': { paramsTuple?: []; params?: {} }
    'consumptions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumptions.entries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consumption_months.index': { paramsTuple?: []; params?: {} }
    'consumption_materials.index': { paramsTuple?: []; params?: {} }
    'consumption_materials.entries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.index': { paramsTuple?: []; params?: {} }
    'planning_results.index': { paramsTuple?: []; params?: {} }
    'payment_trackings.index': { paramsTuple?: []; params?: {} }
    'payment_trackings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_entries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'projects.index': { paramsTuple?: []; params?: {} }
    'project_lookups.index': { paramsTuple?: []; params?: {} }
    'projects.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.index': { paramsTuple?: []; params?: {} }
    'delays.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_impacts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_impacts.joint': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claims.index': { paramsTuple?: []; params?: {} }
    'delay_claims.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claims.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_starts.show': { paramsTuple?: []; params?: {} }
    'project_material_needs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_imports.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'importId': ParamValue} }
    'baselines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'baselines.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_health.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'earned_values.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_overviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_scenarios.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_scenarios.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'scenarioId': ParamValue} }
    'project_milestones.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.read': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'project_guarantees.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_registers.index': { paramsTuple?: []; params?: {} }
    'guarantee_registers.totals': { paramsTuple?: []; params?: {} }
    'project_guarantees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_guarantees.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment.index': { paramsTuple?: []; params?: {} }
    'equipment_lookups.index': { paramsTuple?: []; params?: {} }
    'equipment.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_receipts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'goods_receipts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_trackings.index': { paramsTuple?: []; params?: {} }
    'materials.index': { paramsTuple?: []; params?: {} }
    'material_lookups.index': { paramsTuple?: []; params?: {} }
    'materials.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_terms.index': { paramsTuple?: []; params?: {} }
    'payment_terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'procurement_projects.index': { paramsTuple?: []; params?: {} }
    'procurement_projects.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_materials.index': { paramsTuple?: []; params?: {} }
    'order_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bill_files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'receipt_files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'request_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quote_files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'reorder_suggestions.index': { paramsTuple?: []; params?: {} }
    'stock_closings.index': { paramsTuple?: []; params?: {} }
    'stock_levels.index': { paramsTuple?: []; params?: {} }
    'stock_values.index': { paramsTuple?: []; params?: {} }
    'issuable_stocks.show': { paramsTuple?: []; params?: {} }
    'stock_levels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_batches.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_status_changes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_reservations.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_ledgers.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trips.index': { paramsTuple?: []; params?: {} }
    'trips.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_document_lists.index': { paramsTuple?: []; params?: {} }
    'vendor_performances.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_residencies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bank_accounts.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_ratings.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholdings.index': { paramsTuple?: []; params?: {} }
    'employees.index': { paramsTuple?: []; params?: {} }
    'employee_lookups.index': { paramsTuple?: []; params?: {} }
    'employees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_photos.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.index': { paramsTuple?: []; params?: {} }
    'policies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_readers.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'my_policies.index': { paramsTuple?: []; params?: {} }
    'my_policies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_documents.index': { paramsTuple?: []; params?: {} }
    'documents_of_employees.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_entries.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheets.index': { paramsTuple?: []; params?: {} }
    'timesheets.week': { paramsTuple?: []; params?: {} }
    'timesheets.team': { paramsTuple?: []; params?: {} }
    'timesheets.projects': { paramsTuple?: []; params?: {} }
    'timesheets.tasks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_checks.index': { paramsTuple?: []; params?: {} }
    'attendance_checks.own': { paramsTuple?: []; params?: {} }
    'attendance_days.index': { paramsTuple?: []; params?: {} }
    'attendance_days.today': { paramsTuple?: []; params?: {} }
    'attendance_days.month': { paramsTuple?: []; params?: {} }
    'job_changes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dated_jobs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employee_pay.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.index': { paramsTuple?: []; params?: {} }
    'month_sheets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheet_lines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheet_lines.changes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheet_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'end_of_service.index': { paramsTuple?: []; params?: {} }
    'organization_charts.index': { paramsTuple?: []; params?: {} }
    'checklists.index': { paramsTuple?: []; params?: {} }
    'checklists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklists.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_items.index': { paramsTuple?: []; params?: {} }
    'checklists_of_employees.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leavings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_held.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.index': { paramsTuple?: []; params?: {} }
    'closings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'year_closings.index': { paramsTuple?: []; params?: {} }
    'entry_exports.index': { paramsTuple?: []; params?: {} }
    'entry_exports.free': { paramsTuple?: []; params?: {} }
    'entry_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'entry_exports.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.index': { paramsTuple?: []; params?: {} }
    'guarantee_sums.costs': { paramsTuple?: []; params?: {} }
    'guarantee_sums.missing': { paramsTuple?: []; params?: {} }
    'guarantee_sums.elsewhere': { paramsTuple?: []; params?: {} }
    'guarantee_sums.links': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'guarantees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'journal_entries.index': { paramsTuple?: []; params?: {} }
    'journal_entries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'finance_overviews.show': { paramsTuple?: []; params?: {} }
    'finance_overviews.items': { paramsTuple?: []; params?: {} }
    'period_locks.index': { paramsTuple?: []; params?: {} }
    'period_locks.state': { paramsTuple?: []; params?: {} }
    'posting_rules.index': { paramsTuple?: []; params?: {} }
    'bank_statement_imports.index': { paramsTuple?: []; params?: {} }
    'bank_statement_imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_statements.index': { paramsTuple?: []; params?: {} }
    'bank_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_statements.lines': { paramsTuple?: []; params?: {} }
    'vat_entries.index': { paramsTuple?: []; params?: {} }
    'recent_records.index': { paramsTuple?: []; params?: {} }
    'searches.index': { paramsTuple?: []; params?: {} }
    'service_accounts.index': { paramsTuple?: []; params?: {} }
    'service_accounts.abilities': { paramsTuple?: []; params?: {} }
    'service_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_accounts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_tokens.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'backups.index': { paramsTuple?: []; params?: {} }
    'backups.last': { paramsTuple?: []; params?: {} }
    'backups.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'backups.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_scans.index': { paramsTuple?: []; params?: {} }
    'file_scans.scanner': { paramsTuple?: []; params?: {} }
    'personal_data.index': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'personal_data.show': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'erasures.show': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'restore_drills.index': { paramsTuple?: []; params?: {} }
    'restore_drills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'retention_rules.index': { paramsTuple?: []; params?: {} }
    'retention_rules.preview': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'setup_steps.index': { paramsTuple?: []; params?: {} }
    'webhook_deliveries.index': { paramsTuple?: []; params?: {} }
    'webhook_deliveries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.kinds': { paramsTuple?: []; params?: {} }
    'webhooks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.index': { paramsTuple?: []; params?: {} }
    'calendar_planning.clashes': { paramsTuple?: []; params?: {} }
    'calendar_planning.free_slot': { paramsTuple?: []; params?: {} }
    'calendar_feeds.show': { paramsTuple?: []; params?: {} }
    'calendar_feeds.read': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'offer_terms.index': { paramsTuple?: []; params?: {} }
    'offer_terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_terms.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.index': { paramsTuple?: []; params?: {} }
    'rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rate_lookups.index': { paramsTuple?: []; params?: {} }
    'assemblies.index': { paramsTuple?: []; params?: {} }
    'assemblies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assemblies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assembly_lookups.index': { paramsTuple?: []; params?: {} }
    'tenders.index': { paramsTuple?: []; params?: {} }
    'tenders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tenders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'look_aheads.index': { paramsTuple?: []; params?: {} }
    'task_constraints.index': { paramsTuple?: []; params?: {} }
    'task_constraints.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'task_constraints.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.index': { paramsTuple?: []; params?: {} }
    'work_calendars.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendar_lookups.index': { paramsTuple?: []; params?: {} }
    'work_calendar_days.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.index': { paramsTuple?: []; params?: {} }
    'schedule_resources.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'resource_availabilities.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bills.index': { paramsTuple?: []; params?: {} }
    'billable_orders.index': { paramsTuple?: []; params?: {} }
    'billable_orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bill_withholdings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_bills.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_terms.index': { paramsTuple?: []; params?: {} }
    'order_terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_terms.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.index': { paramsTuple?: []; params?: {} }
    'price_lists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_refunds.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouses.index': { paramsTuple?: []; params?: {} }
    'warehouses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouses.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouse_lookups.index': { paramsTuple?: []; params?: {} }
    'withholding_kinds.index': { paramsTuple?: []; params?: {} }
    'withholding_kinds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kinds.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kind_lookups.index': { paramsTuple?: []; params?: {} }
    'withholding_rates.index': { paramsTuple?: []; params?: {} }
    'withholding_rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_rates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.index': { paramsTuple?: []; params?: {} }
    'withholding_treaties.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.index': { paramsTuple?: []; params?: {} }
    'departments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'department_lookups.index': { paramsTuple?: []; params?: {} }
    'department_moves.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_kinds.index': { paramsTuple?: []; params?: {} }
    'document_kinds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_kinds.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.index': { paramsTuple?: []; params?: {} }
    'leave_types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.index': { paramsTuple?: []; params?: {} }
    'public_holidays.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.index': { paramsTuple?: []; params?: {} }
    'attendance_sites.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.index': { paramsTuple?: []; params?: {} }
    'nationality_goals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.index': { paramsTuple?: []; params?: {} }
    'checklist_templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheques.index': { paramsTuple?: []; params?: {} }
    'cheques.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheques.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.index': { paramsTuple?: []; params?: {} }
    'exchange_rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.index': { paramsTuple?: []; params?: {} }
    'ledger_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_account_lookups.index': { paramsTuple?: []; params?: {} }
    'bank_accounts.index': { paramsTuple?: []; params?: {} }
    'bank_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_accounts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_account_lookups.index': { paramsTuple?: []; params?: {} }
    'bank_matches.ledger_lines': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_matches.index': { paramsTuple?: []; params?: {} }
    'line_cheques.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_suggestions.index': { paramsTuple?: []; params?: {} }
    'recurring_payments.index': { paramsTuple?: []; params?: {} }
    'recurring_payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recurring_payments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approvals.index': { paramsTuple?: []; params?: {} }
    'approvals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.index': { paramsTuple?: []; params?: {} }
    'identity_providers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'business_cards.index': { paramsTuple?: []; params?: {} }
    'business_cards.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'clients.index': { paramsTuple?: []; params?: {} }
    'client_lookups.index': { paramsTuple?: []; params?: {} }
    'client_lookups.duplicates': { paramsTuple?: []; params?: {} }
    'clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_timelines.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_merges.index': { paramsTuple?: []; params?: {} }
    'invoices.index': { paramsTuple?: []; params?: {} }
    'invoicing_lookups.invoices': { paramsTuple?: []; params?: {} }
    'invoicing_lookups.buyer': { paramsTuple?: []; params?: {} }
    'invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'receipts.index': { paramsTuple?: []; params?: {} }
    'receipts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_offs.index': { paramsTuple?: []; params?: {} }
    'write_offs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_offs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotations.index': { paramsTuple?: []; params?: {} }
    'quotation_lookups.index': { paramsTuple?: []; params?: {} }
    'quotations.by_number': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'quotations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_revisions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_revisions.comparison': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cost_rates.index': { paramsTuple?: []; params?: {} }
    'cost_rates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_templates.index': { paramsTuple?: []; params?: {} }
    'site_reports.index': { paramsTuple?: []; params?: {} }
    'site_reports.projects': { paramsTuple?: []; params?: {} }
    'site_reports.tasks': { paramsTuple?: []; params?: {} }
    'site_reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_reports.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_variations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.index': { paramsTuple?: []; params?: {} }
    'variation_orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_documents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'billed_charges.index': { paramsTuple?: []; params?: {} }
    'payment_runs.index': { paramsTuple?: []; params?: {} }
    'payment_runs.proposal': { paramsTuple?: []; params?: {} }
    'payment_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_runs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_bank_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_requests.index': { paramsTuple?: []; params?: {} }
    'purchase_requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_quotes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_outgoing_files.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movements.index': { paramsTuple?: []; params?: {} }
    'stock_movements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movement_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_advances.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_advances.index': { paramsTuple?: []; params?: {} }
    'vendor_advances.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_advances.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_credits.index': { paramsTuple?: []; params?: {} }
    'vendor_credits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_credits.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendors.index': { paramsTuple?: []; params?: {} }
    'vendor_lookups.index': { paramsTuple?: []; params?: {} }
    'vendors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_requests.index': { paramsTuple?: []; params?: {} }
    'leave_requests.calendar': { paramsTuple?: []; params?: {} }
    'leave_requests.estimate': { paramsTuple?: []; params?: {} }
    'leave_requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_requests.index': { paramsTuple?: []; params?: {} }
    'overtime_requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_corrections.index': { paramsTuple?: []; params?: {} }
    'attendance_corrections.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_corrections.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.index': { paramsTuple?: []; params?: {} }
    'leavers.index': { paramsTuple?: []; params?: {} }
    'settlements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.index': { paramsTuple?: []; params?: {} }
    'manual_journals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustments.index': { paramsTuple?: []; params?: {} }
    'vat_adjustments.claimable': { paramsTuple?: []; params?: {} }
    'vat_adjustments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mails.index': { paramsTuple?: []; params?: {} }
    'mails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'files.index': { paramsTuple?: []; params?: {} }
    'trashed_files.index': { paramsTuple?: []; params?: {} }
    'files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_contents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_thumbnails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_downloads.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_versions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_version_contents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'versionNo': ParamValue} }
    'folders.index': { paramsTuple?: []; params?: {} }
    'folder_roots.index': { paramsTuple?: []; params?: {} }
    'trashed_folders.index': { paramsTuple?: []; params?: {} }
    'record_folders.index': { paramsTuple: [ParamValue]; params: {'root': ParamValue} }
    'record_folders.show': { paramsTuple: [ParamValue,ParamValue]; params: {'root': ParamValue,'recordId': ParamValue} }
    'folders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_grants.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ageing.index': { paramsTuple?: []; params?: {} }
    'ageing.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'debt_analyses.show': { paramsTuple?: []; params?: {} }
    'debt_analyses.documents': { paramsTuple?: []; params?: {} }
    'dunning_letters.index': { paramsTuple?: []; params?: {} }
    'dunning_letters.due': { paramsTuple?: []; params?: {} }
    'dunning_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_levels.index': { paramsTuple?: []; params?: {} }
    'client_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statement_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statement_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offers.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_orders.index': { paramsTuple?: []; params?: {} }
    'purchase_orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_histories.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_amendments.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_prints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_mails.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_mails.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_returns.index': { paramsTuple?: []; params?: {} }
    'withholding_returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_returns.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'hr_reports.index': { paramsTuple?: []; params?: {} }
    'hr_reports.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'hr_report_rows.index': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'project_staffing.index': { paramsTuple?: []; params?: {} }
    'cash_forecast.show': { paramsTuple?: []; params?: {} }
    'cash_forecast.items': { paramsTuple?: []; params?: {} }
    'account_entries.index': { paramsTuple?: []; params?: {} }
    'balance_sheet.index': { paramsTuple?: []; params?: {} }
    'budgets.index': { paramsTuple?: []; params?: {} }
    'budgets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budgets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_figures.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_figures.items': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profit_and_loss.index': { paramsTuple?: []; params?: {} }
    'project_profitability.index': { paramsTuple?: []; params?: {} }
    'project_profitability.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_profitability.items': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trial_balance.index': { paramsTuple?: []; params?: {} }
    'bank_reconciliations.state': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_reconciliations.index': { paramsTuple?: []; params?: {} }
    'bank_reconciliations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_returns.index': { paramsTuple?: []; params?: {} }
    'vat_returns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_returns.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statements.index': { paramsTuple?: []; params?: {} }
    'vendor_statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statements.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_items.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_accounts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  POST: {
    'job_steps.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_steps.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_review_items.confirm_many': { paramsTuple?: []; params?: {} }
    'access_review_items.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_review_items.change': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_review_items.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_reviews.store': { paramsTuple?: []; params?: {} }
    'access_reviews.complete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approval_delegations.store': { paramsTuple?: []; params?: {} }
    'held_changes.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'held_changes.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'open_sessions.store': { paramsTuple?: []; params?: {} }
    'sessions.keep_alive': { paramsTuple?: []; params?: {} }
    'logins.store': { paramsTuple?: []; params?: {} }
    'code_logins.store': { paramsTuple?: []; params?: {} }
    'passcode_logins.store': { paramsTuple?: []; params?: {} }
    'sign_outs.store': { paramsTuple?: []; params?: {} }
    'own_tokens.store': { paramsTuple?: []; params?: {} }
    'passkeys.begin': { paramsTuple?: []; params?: {} }
    'passkeys.store': { paramsTuple?: []; params?: {} }
    'passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'passkey_logins.begin': { paramsTuple?: []; params?: {} }
    'passkey_logins.store': { paramsTuple?: []; params?: {} }
    'passkey_proofs.begin': { paramsTuple?: []; params?: {} }
    'passkey_proofs.store': { paramsTuple?: []; params?: {} }
    'permission_matrix.preview': { paramsTuple?: []; params?: {} }
    'permission_matrix.apply': { paramsTuple?: []; params?: {} }
    'permission_sets.store': { paramsTuple?: []; params?: {} }
    'password_resets.store': { paramsTuple?: []; params?: {} }
    'password_resets.check': { paramsTuple?: []; params?: {} }
    'person_views.store': { paramsTuple?: []; params?: {} }
    'single_sign_on.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'back_channel_logouts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'single_sign_on.link': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_identities.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'two_step.store': { paramsTuple?: []; params?: {} }
    'two_step.confirm': { paramsTuple?: []; params?: {} }
    'two_step.prove': { paramsTuple?: []; params?: {} }
    'two_step.recovery_codes': { paramsTuple?: []; params?: {} }
    'two_step.end': { paramsTuple?: []; params?: {} }
    'users.store': { paramsTuple?: []; params?: {} }
    'user_actions.disable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.enable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.end_sessions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.reset_two_step': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.remove_passkeys': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_photos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'selection_moves.store': { paramsTuple?: []; params?: {} }
    'selection_trashes.store': { paramsTuple?: []; params?: {} }
    'shares.store': { paramsTuple?: []; params?: {} }
    'opened_shares.store': { paramsTuple?: []; params?: {} }
    'share_revocations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_zips.store': { paramsTuple?: []; params?: {} }
    'approval_rules.store': { paramsTuple?: []; params?: {} }
    'demo_data.remove': { paramsTuple?: []; params?: {} }
    'saved_views.store': { paramsTuple?: []; params?: {} }
    'logos.store': { paramsTuple?: []; params?: {} }
    'collection_calls.store': { paramsTuple?: []; params?: {} }
    'contracts.store': { paramsTuple?: []; params?: {} }
    'e_invoice_units.store': { paramsTuple?: []; params?: {} }
    'e_invoice_unit_tests.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'e_invoice_unit_renewals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'e_invoice_sendings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoice_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.store': { paramsTuple?: []; params?: {} }
    'lead_moves.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sales_reports.analysis': { paramsTuple?: []; params?: {} }
    'sales_reports.performance': { paramsTuple?: []; params?: {} }
    'payment_promises.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_promises.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_snapshots.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'scoring_configs.store': { paramsTuple?: []; params?: {} }
    'scoring_configs.preview': { paramsTuple?: []; params?: {} }
    'scoring_trials.store': { paramsTuple?: []; params?: {} }
    'scoring_trials.back_test': { paramsTuple?: []; params?: {} }
    'tracking_sheet_batches.store': { paramsTuple?: []; params?: {} }
    'tracking_sheets.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_workbooks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'workbook_imports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'priced_workbooks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_plans.store': { paramsTuple?: []; params?: {} }
    'material_progresses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_installs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.carry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_plans.commit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_plans.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'projects.store': { paramsTuple?: []; params?: {} }
    'project_steps.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.store': { paramsTuple?: []; params?: {} }
    'delay_steps.add_file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.record': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.correct': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.notice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.grant': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_steps.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claims.store': { paramsTuple?: []; params?: {} }
    'delay_claim_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delay_claims.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_changes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_openings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_material_needs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'planning_prints.look_ahead': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'planning_prints.weekly_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_imports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_import_applications.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'importId': ParamValue} }
    'schedule_exports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'baselines.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_scenarios.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'scenario_acceptances.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'scenarioId': ParamValue} }
    'project_milestones.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contract_days.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_guarantees.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_steps.extend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_steps.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment.store': { paramsTuple?: []; params?: {} }
    'equipment_check_outs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_check_ins.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_events.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_statuses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_outages.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'goods_receipts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'goods_receipts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'receiptId': ParamValue} }
    'goods_receipt_photos.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'receiptId': ParamValue} }
    'line_prices.store': { paramsTuple?: []; params?: {} }
    'material_trackings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'materials.store': { paramsTuple?: []; params?: {} }
    'payment_terms.store': { paramsTuple?: []; params?: {} }
    'payment_term_previews.store': { paramsTuple?: []; params?: {} }
    'order_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bill_files.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'receipt_files.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'request_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quote_files.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue} }
    'reorder_suggestions.store': { paramsTuple?: []; params?: {} }
    'stock_closings.store': { paramsTuple?: []; params?: {} }
    'stock_labels.store': { paramsTuple?: []; params?: {} }
    'stock_levels.store': { paramsTuple?: []; params?: {} }
    'stock_status_changes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_reservations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_reservation_releases.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'reservationId': ParamValue} }
    'trips.store': { paramsTuple?: []; params?: {} }
    'trip_steps.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_costs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_proofs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_photos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trip_receipts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_bank_approvals.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'accountId': ParamValue} }
    'vendor_bank_rejections.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'accountId': ParamValue} }
    'vendor_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_ratings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employees.store': { paramsTuple?: []; params?: {} }
    'employee_photos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.store': { paramsTuple?: []; params?: {} }
    'policy_drafts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_steps.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_steps.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_readers.remind': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'my_policies.acknowledge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'my_policies.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_documents.renew': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'documents_of_employees.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_entries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.lock': { paramsTuple?: []; params?: {} }
    'timesheet_steps.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.recall': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.return': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheet_steps.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_checks.store': { paramsTuple?: []; params?: {} }
    'job_changes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pay_rates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.store': { paramsTuple?: []; params?: {} }
    'month_sheets.build': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.lock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'month_sheets.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'end_of_service.export': { paramsTuple?: []; params?: {} }
    'checklists.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_items.complete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_items.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklists_of_employees.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leavings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.store': { paramsTuple?: []; params?: {} }
    'closings.tick': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'closings.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'year_closings.store': { paramsTuple?: []; params?: {} }
    'year_closings.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'entry_exports.store': { paramsTuple?: []; params?: {} }
    'entry_exports.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.store': { paramsTuple?: []; params?: {} }
    'bank_guarantee_steps.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_guarantee_steps.extend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_guarantee_steps.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_guarantee_steps.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'period_locks.store': { paramsTuple?: []; params?: {} }
    'period_locks.unlock': { paramsTuple?: []; params?: {} }
    'bank_statement_imports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_import_steps.layout': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_import_steps.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recent_records.store': { paramsTuple?: []; params?: {} }
    'service_accounts.store': { paramsTuple?: []; params?: {} }
    'service_accounts.turn_off': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_accounts.turn_on': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_tokens.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_tokens.rotate': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tokenId': ParamValue} }
    'backups.store': { paramsTuple?: []; params?: {} }
    'file_rescans.all': { paramsTuple?: []; params?: {} }
    'file_rescans.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_removals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'personal_data.export': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'erasures.store': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'restore_drills.store': { paramsTuple?: []; params?: {} }
    'retention_rules.run': { paramsTuple?: []; params?: {} }
    'setup_steps.confirm': { paramsTuple: [ParamValue]; params: {'step': ParamValue} }
    'setup_steps.reopen': { paramsTuple: [ParamValue]; params: {'step': ParamValue} }
    'webhook_deliveries.replay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhook_deliveries.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhook_deliveries.replay_all': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.store': { paramsTuple?: []; params?: {} }
    'webhook_secrets.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.store': { paramsTuple?: []; params?: {} }
    'calendar_feeds.store': { paramsTuple?: []; params?: {} }
    'calendar_imports.check': { paramsTuple?: []; params?: {} }
    'calendar_imports.store': { paramsTuple?: []; params?: {} }
    'calendar.move': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_terms.store': { paramsTuple?: []; params?: {} }
    'rates.store': { paramsTuple?: []; params?: {} }
    'assemblies.store': { paramsTuple?: []; params?: {} }
    'assembly_lines.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tenders.store': { paramsTuple?: []; params?: {} }
    'task_constraints.store': { paramsTuple?: []; params?: {} }
    'constraint_resolutions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.store': { paramsTuple?: []; params?: {} }
    'schedule_resources.store': { paramsTuple?: []; params?: {} }
    'vendor_bills.store': { paramsTuple?: []; params?: {} }
    'order_bills.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bill_payments.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'billId': ParamValue} }
    'bill_releases.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'billId': ParamValue} }
    'bill_cancellations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'billId': ParamValue} }
    'order_terms.store': { paramsTuple?: []; params?: {} }
    'price_lists.store': { paramsTuple?: []; params?: {} }
    'vendor_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_refunds.cancel': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'refundId': ParamValue} }
    'warehouses.store': { paramsTuple?: []; params?: {} }
    'withholding_kinds.store': { paramsTuple?: []; params?: {} }
    'withholding_rates.store': { paramsTuple?: []; params?: {} }
    'withholding_treaties.store': { paramsTuple?: []; params?: {} }
    'departments.store': { paramsTuple?: []; params?: {} }
    'department_moves.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_kinds.store': { paramsTuple?: []; params?: {} }
    'leave_types.store': { paramsTuple?: []; params?: {} }
    'public_holidays.store': { paramsTuple?: []; params?: {} }
    'attendance_sites.store': { paramsTuple?: []; params?: {} }
    'attendance_posters.renew': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_posters.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.store': { paramsTuple?: []; params?: {} }
    'checklist_templates.store': { paramsTuple?: []; params?: {} }
    'cheque_steps.deposits': { paramsTuple?: []; params?: {} }
    'cheque_steps.deposit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.redeposit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.clear': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.bounce': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.give_back': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.replace': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cheque_steps.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.store': { paramsTuple?: []; params?: {} }
    'ledger_accounts.store': { paramsTuple?: []; params?: {} }
    'bank_accounts.store': { paramsTuple?: []; params?: {} }
    'bank_matches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_matches.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_suggestions.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'line_cheques.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_matches.record': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recurring_payments.store': { paramsTuple?: []; params?: {} }
    'identity_providers.store': { paramsTuple?: []; params?: {} }
    'identity_providers.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'business_cards.store': { paramsTuple?: []; params?: {} }
    'business_card_readings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'business_card_confirmations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'clients.store': { paramsTuple?: []; params?: {} }
    'client_bulk_deletions.store': { paramsTuple?: []; params?: {} }
    'client_activities.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_pictures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_merges.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_merge_undos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.store': { paramsTuple?: []; params?: {} }
    'invoice_issues.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_allocations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'high_advances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'high_advances.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'high_advances.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'receipts.store': { paramsTuple?: []; params?: {} }
    'receipt_allocations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'receipt_reversals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'receipt_refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_offs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_off_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_off_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_off_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'write_off_decisions.reverse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotations.store': { paramsTuple?: []; params?: {} }
    'quotation_bulk_deletions.store': { paramsTuple?: []; params?: {} }
    'quotation_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.win': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.lose': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_outcomes.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_revisions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cost_rates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_templates.store': { paramsTuple?: []; params?: {} }
    'quotation_templates.use': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_reports.store': { paramsTuple?: []; params?: {} }
    'site_report_photos.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_decisions.return': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.store': { paramsTuple?: []; params?: {} }
    'variation_documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'landed_costs.store': { paramsTuple?: []; params?: {} }
    'need_requests.store': { paramsTuple?: []; params?: {} }
    'payment_runs.store': { paramsTuple?: []; params?: {} }
    'run_steps.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_steps.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'run_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_requests.store': { paramsTuple?: []; params?: {} }
    'purchase_request_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_approvals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_quotes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_awards.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_reopenings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movements.store': { paramsTuple?: []; params?: {} }
    'stock_transfer_receipts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_counts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_count_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movement_approvals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movement_rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_movement_reversals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_advances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.extend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'advance_steps.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'new_credits.give_back': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'new_credits.note': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'billId': ParamValue} }
    'credit_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendors.store': { paramsTuple?: []; params?: {} }
    'vendor_bulk_deletions.store': { paramsTuple?: []; params?: {} }
    'vendor_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statuses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_requests.store': { paramsTuple?: []; params?: {} }
    'leave_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_requests.store': { paramsTuple?: []; params?: {} }
    'overtime_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'overtime_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_corrections.store': { paramsTuple?: []; params?: {} }
    'attendance_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.store': { paramsTuple?: []; params?: {} }
    'settlement_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement_decisions.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.store': { paramsTuple?: []; params?: {} }
    'manual_journal_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journal_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journal_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journal_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journal_decisions.reverse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustments.store': { paramsTuple?: []; params?: {} }
    'vat_adjustments.relief': { paramsTuple?: []; params?: {} }
    'vat_adjustment_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustment_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_adjustment_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_tests.store': { paramsTuple?: []; params?: {} }
    'mails.resend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mails.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'files.store': { paramsTuple?: []; params?: {} }
    'file_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_purges.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_versions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'file_version_restorations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'versionNo': ParamValue} }
    'folders.store': { paramsTuple?: []; params?: {} }
    'record_folders.store': { paramsTuple: [ParamValue,ParamValue]; params: {'root': ParamValue,'recordId': ParamValue} }
    'folder_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_uploads.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access_review_exports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exports.store': { paramsTuple?: []; params?: {} }
    'imports.store': { paramsTuple?: []; params?: {} }
    'import_checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'import_applications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ageing.store': { paramsTuple?: []; params?: {} }
    'debt_analyses.store': { paramsTuple?: []; params?: {} }
    'dunning_letters.store': { paramsTuple?: []; params?: {} }
    'dunning_batches.store': { paramsTuple?: []; params?: {} }
    'dunning_mails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_pauses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_pauses.lift': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_statements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statement_mails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_mails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_orders.store': { paramsTuple?: []; params?: {} }
    'purchase_order_bulk_deletions.store': { paramsTuple?: []; params?: {} }
    'purchase_order_submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_approvals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_cancellations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_dispatches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_closings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_promises.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_amendments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_prints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_mails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_return_steps.prepare': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_return_steps.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_return_steps.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_return_steps.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_returns.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'hr_report_files.store': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'project_staffing_files.store': { paramsTuple?: []; params?: {} }
    'cash_forecast.store': { paramsTuple?: []; params?: {} }
    'account_entries.store': { paramsTuple?: []; params?: {} }
    'balance_sheet.store': { paramsTuple?: []; params?: {} }
    'budgets.store': { paramsTuple?: []; params?: {} }
    'budget_figures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.revise': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'budget_decisions.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profit_and_loss.store': { paramsTuple?: []; params?: {} }
    'project_profitability.store': { paramsTuple?: []; params?: {} }
    'trial_balance.store': { paramsTuple?: []; params?: {} }
    'bank_reconciliations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_reconciliations.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_reconciliations.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_returns.store': { paramsTuple?: []; params?: {} }
    'vat_return_steps.prepare': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_return_steps.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_return_steps.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vat_returns.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dev_logins.store': { paramsTuple?: []; params?: {} }
    'vendor_statement_steps.layout': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_steps.compare': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_steps.agree': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_steps.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_accounts.reconciliation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_accounts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'own_passwords.update': { paramsTuple?: []; params?: {} }
    'password_resets.update': { paramsTuple?: []; params?: {} }
    'user_actions.password': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user_actions.passcode': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notification_preferences.set_quiet_hours': { paramsTuple?: []; params?: {} }
    'notifications.snooze': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sales_figures.targets': { paramsTuple?: []; params?: {} }
    'retention.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_autosaves.update': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'stage_plans.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'timesheets.save': { paramsTuple?: []; params?: {} }
    'pay_rates.bank': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folder_grants.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PATCH: {
    'current_user.update': { paramsTuple?: []; params?: {} }
    'permission_sets.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notification_preferences.update': { paramsTuple?: []; params?: {} }
    'notifications.read_all': { paramsTuple?: []; params?: {} }
    'notifications.read': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'approval_rules.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_views.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sections.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.update': { paramsTuple?: []; params?: {} }
    'companies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit_limits.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'e_invoicing_settings.update': { paramsTuple?: []; params?: {} }
    'leads.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'pipeline.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_plans.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'projects.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_needs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_milestones.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_guarantees.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'materials.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'procurement_projects.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stock_levels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'trips.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_residencies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'employees.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_drafts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_documents.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'posting_rules.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_accounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'retention_rules.update': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'webhooks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assemblies.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tenders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'task_constraints.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kinds.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_rates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'document_kinds.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_accounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recurring_payments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_reports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_orders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_runs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_requests.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_quotes.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'quoteId': ParamValue} }
    'purchase_request_outgoing_files.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendors.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'files.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dunning_levels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_orders.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_plans.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'instalmentId': ParamValue} }
    'budgets.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_profitability.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statement_items.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'itemId': ParamValue} }
  }
  DELETE: {
    'approval_delegations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'open_sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api_tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'permission_sets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_views.destroy': { paramsTuple?: []; params?: {} }
    'user_identities.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'identityId': ParamValue} }
    'notifications.wake': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'demo_data.keep': { paramsTuple?: []; params?: {} }
    'saved_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'logos.destroy': { paramsTuple?: []; params?: {} }
    'contracts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_autosaves.destroy': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'quotation_snapshots.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'snapshotId': ParamValue} }
    'client_workbooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_plans.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'weekly_promises.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delays.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'material_needs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'baselines.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'scenario_acceptances.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'scenarioId': ParamValue} }
    'project_milestones.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'milestone_feeds.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_guarantees.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'project_teams.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'equipment_outages.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'outageId': ParamValue} }
    'materials.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payment_terms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_files.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'bill_files.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue,'fileId': ParamValue} }
    'receipt_files.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue,'fileId': ParamValue} }
    'request_files.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'quote_files.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'recordId': ParamValue,'fileId': ParamValue} }
    'vendor_documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'employees.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policies.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'policy_drafts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'person_documents.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_changes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'changeId': ParamValue} }
    'pay_rates.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'rateId': ParamValue} }
    'month_sheets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantees.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guarantee_files.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'bank_statement_imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'service_tokens.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tokenId': ParamValue} }
    'webhooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_feeds.destroy': { paramsTuple?: []; params?: {} }
    'calendar.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offer_terms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assemblies.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tenders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'task_constraints.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'constraint_resolutions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'work_calendars.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'schedule_resources.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'order_terms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'price_lists.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'warehouses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_kinds.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_rates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'withholding_treaties.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'department_moves.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'moveId': ParamValue} }
    'document_kinds.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leave_types.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_holidays.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attendance_sites.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'nationality_goals.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checklist_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exchange_rates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'ledger_accounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_accounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank_matches.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'recurring_payments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity_providers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'business_cards.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'clients.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_activities.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'activityId': ParamValue} }
    'client_documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'client_pictures.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_documents.clear': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'quotation_documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'documentId': ParamValue} }
    'quotation_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_reports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site_report_photos.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'variation_orders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'variation_documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'purchase_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_request_quotes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'quoteId': ParamValue} }
    'purchase_request_print_shares.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'printId': ParamValue} }
    'vendors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'manual_journals.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'files.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'folders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_orders.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'purchase_order_print_shares.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'printId': ParamValue} }
    'budgets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'vendor_statements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}