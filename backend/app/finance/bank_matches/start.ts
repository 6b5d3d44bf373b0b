import '#finance/bank_matches/suggest_matches_job'
