import '#core/approvals/escalate_waiting'
