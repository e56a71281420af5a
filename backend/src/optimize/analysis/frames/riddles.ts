import { type Frame, isMadeAnew } from './frame.js';

const WHAT_IF =
  /^(?:如果|假如|要是|倘若|假使|若是|假设)(?!你|我|您|有人|一个数)[^。？?]{1,40}(?:没有?|未|不曾|不需要|不用|不再|只有|可以|早就|从未|已经|当时|从来没|都|就|能|能够|提前|成功|失败|赢了|输了|到达|消失|突然|变成|还活着|被)[^。？?]{0,40}(?:会(?:怎么?样|如何|是什么样|有(?:什么|何)(?:不同|变化|影响)|发生什么|变成什么|出现什么)|将会|会不会)|(?:なかったら|なければ|いたら|あったら|だったら|よかったら|できたら|消えたら|なくなったら|していたら|しなかったら|たとしたら)[^？?]{0,40}(?:どう(?:なって|なった|なり|変わ|なる)|何が(?:変わ|起)|どんな(?:世界|歴史|社会))/u;

const COUNTED = /多少|几[个次只人天种元块]|概率|何[人個本回通円%％]|いくつ|いくら|確率/u;

const SUM_IN_JAPANESE =
  /(?:総当たり|握手|割ると|割った|余り|何通り|確率|時速|％|%|割引|倍|等分|ずつ)[^？?]{0,80}(?:いくつ|いくら|何(?:回|通り|人|個|円|本|枚|分|時間|キロ|メートル|番目|%|％|パーセント)|どれだけ|確率は|余りは|面積は)/u;

/** Told as a riddle, whatever verb it ends with. */
const RIDDLE =
  /(?:过河|渡河|渡る|倒水|量出|称(?:出|重|量)|天平|开关|灯泡|海龟汤|凶手|说谎|说真话)[^。？?]{0,60}(?:怎么|如何|怎样|几次|为什么|是谁|谁)|(?:うそつき|嘘つき|うそをつ|嘘をつ|正直者)[^？?]{0,160}(?:誰|だれ|どちら)|(?:海龟汤|自杀|离奇|奇怪的是)[^。]{0,30}为什么/u;
const NO_RIDDLE = /历史|旅游|考试|体重|减肥|房间里的灯不亮|家里/u;

/** One answer follows from what is told, or one world from another. */
export const RIDDLES: readonly Frame[] = [
  { kind: 'whatif', asks: WHAT_IF, unless: COUNTED, holds: isMadeAnew },
  { kind: 'math', asks: SUM_IN_JAPANESE, holds: ({ read }) => read === 'quantity' || read === 'fact' },
  { kind: 'puzzle', asks: RIDDLE, unless: NO_RIDDLE, holds: ({ read }) => read !== 'math' && read !== 'story' },
];
