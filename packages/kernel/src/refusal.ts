/**
 * What is to be said to people: the id of a sentence with what it has to name. The words are made where they are shown, so
 * a message costs nothing and rules know no language.
 */
export interface Message {
  readonly sentence: string;
  readonly params: Params;
}

/** Why something was not accepted: a message for people, and a code for programs. */
export interface Refusal extends Message {
  readonly code: string;
}

/** Plain data: a message may go from a worker to its page. Cards and heroes are ids; the sentence names them. */
export type Params = Readonly<Record<string, Param>>;
export type Param = string | number | boolean | null | undefined | readonly Param[] | Message;

/** Says a message in a language. */
export type Say = (message: Message) => string;

/** What a sentence may ask for. */
export interface Speaker {
  /** What people call a thing or somebody with this id. */
  name(id: string): string;
  /** Another message that this one tells of. */
  readonly say: Say;
}

/** Sentences by id, each made from what it names. */
export type Sentences = Readonly<Record<string, (params: never, speaker: Speaker) => string>>;

type Given<Sentence extends Sentences[string]> =
  Parameters<Sentence> extends [infer Named, ...unknown[]] ? [params: Named] : [];

const NOTHING: Params = {};

/** A sentence of these and no other, with exactly what it names. */
export type Refuse<Known extends Sentences, Code extends string = string> = <Id extends keyof Known & string>(
  code: Code,
  sentence: Id,
  ...params: Given<Known[Id]>
) => Refusal;

const refuse = (code: string, sentence: string, params: Params = NOTHING): Refusal => ({
  code,
  sentence,
  params,
});

export const refusing = <Known extends Sentences, Code extends string = string>() =>
  refuse as Refuse<Known, Code>;

/** As `Refuse`, where nothing is refused. */
export type Tell<Known extends Sentences> = <Id extends keyof Known & string>(
  sentence: Id,
  ...params: Given<Known[Id]>
) => Message;

const tell = (sentence: string, params: Params = NOTHING): Message => ({ sentence, params });

export const telling = <Known extends Sentences>() => tell as Tell<Known>;

const WORDS = 'in-words';

/** For people who edit files, in whose language notations, logs and scenarios are: it is in words already. */
export const inWords = (code: string, words: string): Refusal => ({
  code,
  sentence: WORDS,
  params: { words },
});

/** What has no sentence here, as data: for errors that only programmers see. */
const printMessage = ({ sentence, params, ...rest }: Message): string =>
  `${'code' in rest ? `${rest.code}: ` : ''}${sentence} ${JSON.stringify(params)}`;

type AnySentence = (params: Params, speaker: Speaker) => string;

function sentencesById(tables: readonly Sentences[]): ReadonlyMap<string, AnySentence> {
  const known = new Map<string, AnySentence>([[WORDS, ({ words }) => String(words)]]);
  for (const table of tables)
    for (const [id, sentence] of Object.entries(table)) {
      if (known.has(id)) throw new Error(`there are two sentences "${id}"`);
      known.set(id, sentence as AnySentence);
    }
  return known;
}

/** Speaks these sentences, no two of which have the same id. */
export function makeSay(name: Speaker['name'], ...tables: readonly Sentences[]): Say {
  let known: ReadonlyMap<string, AnySentence> | undefined;
  const say: Say = message => {
    known ??= sentencesById(tables);
    return known.get(message.sentence)?.(message.params, speaker) ?? printMessage(message);
  };
  const speaker: Speaker = { name, say };
  return say;
}

/** A refusal as a client is told of it. */
export interface Refused {
  readonly code: string;
  readonly message: string;
}

export const refusedIn = (say: Say, refusal: Refusal): Refused => ({
  code: refusal.code,
  message: say(refusal),
});
