// The analysis of a finished match (docs/analysis.md): the types of the server's description, under our names.

import type { components } from "../../api/schema";
import type { Action } from "../../protocol/types.ts";

type Sent = components["schemas"];

export type Grade = Sent["GradeEnum"];
export const GRADES = ["slip", "mistake", "blunder"] as const satisfies readonly Grade[];

export type GraphPoint = Sent["Moment"];
export type Reason = Sent["MistakeReason"];
/** The description can't say what an action is. */
type Ways = "played" | "best" | "line";
export type Mistake = Omit<Sent["Mistake"], Ways> & Record<Ways, Action[]>;
export type Turn = Omit<Sent["AnalysedTurn"], "mistake"> & { mistake: Mistake | null };
export type SeatSummary = Sent["SeatAnalysis"];
export type Summary = Sent["AnalysisSummary"];
/** The answer of `/api/matches/<id>/analysis?after=K`: the turns after the first K that were ready. */
export type Answer = Omit<Sent["Analysis"], "turns"> & { turns: Turn[] };
