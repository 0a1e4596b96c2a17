import { answerCalls } from '#server/files/answerCalls.ts';
import { parseRuleFile } from './parseRuleFile.ts';

// The worker thread that parses rule files: seconds of work that would block requests.
answerCalls(() => ({ parseRuleFile }));
