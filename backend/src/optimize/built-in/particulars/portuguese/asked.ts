import type { Particular } from '../particular.js';

const WHOLE = '[\\s.!?]*$';
const SAYING =
  '(?:dizer|digo|diga|falar|falo|fale|pedir|peco|peca|contar|conto|recusar|recuso|negar|responder|respondo|explicar|explico|me desculpar|pedir desculpas?|peco desculpas?|lembrar|terminar com|termino com|termino|convidar|convido|consolar|consolo|confortar|agradecer|agradeco|propor|proponho|confessar|cobrar|cobro|impor limites|me despedir|me declarar|me declaro|conversar com|converso com|avisar|aviso|negociar|negocio|chamar|chego n|abordar|reclamar com|reclamo com)';

/** What people ask or say in a few words that mean one thing, whether or not there is a question mark. */
export const PORTUGUESE_ASKED: readonly Particular[] = [
  {
    asked: true,
    named:
      '(?:(?:o ?que|oq|como) (?:(?:eu|devo|me|posso) )*(?:vestir|visto|usar|uso)|com que roupa (?:eu )?(?:vou|ir)|(?:que|qual) (?:roupa|look|outfit)(?: (?:eu )?(?:uso|usar|vestir))?|look|outfit)(?= (?:para|pra|pro|em|num|numa|no|na|de)|$)(?! (?:lugar|vez))',
    over: [
      'suggest',
      'recommend',
      'question',
      'fact',
      'ideas',
      'plain',
      'small',
      'unknown',
      'advice',
      'entries',
      'list',
      'howto',
    ],
    sharp:
      'Proponha três conjuntos completos, do mais confortável ao mais arrumado, com tecido, calçado e agasalho para essa hora e esse lugar, diga o que convém evitar ali e faça-me uma só pergunta que mudaria a escolha.',
    points: [
      'Conjuntos: três completos, do confortável ao arrumado',
      'Cada um: peças, tecido, calçado e agasalho para essa hora e esse lugar',
      'Evitar: o que destoa ou incomoda ali',
      'Com o que tenho: como resolver sem comprar tudo',
    ],
    assumes: 'Number: three outfits.',
  },
  {
    asked: true,
    named:
      '(?:.{0,90}[ ,](?:onde|em que) (?:(?:eu|posso|devo|e melhor|vale a pena) )*(?:invisto|investir|aplico|aplicar|coloco|ponho|guardo)|(?:onde|em que|como) (?:(?:eu|posso|devo|comecar a|comeco a) )*(?:investir|invisto|aplicar (?:meu )?dinheiro))(?![\\p{L}])',
    over: [
      'suggest',
      'recommend',
      'question',
      'fact',
      'ideas',
      'plain',
      'small',
      'unknown',
      'advice',
      'howto',
      'decide',
      'explain',
    ],
    sharp:
      'Diga primeiro o que resolver antes (dívidas, reserva, prazo), depois duas ou três opções com risco, custos, impostos e disponibilidade, qual encaixaria conforme o prazo, e o sinal de um golpe ou burla; o que depender do país, assinalado.',
    points: [
      'Antes: dívidas caras, reserva e quando vou precisar do dinheiro',
      'Opções: duas ou três, com risco, custos, impostos e disponibilidade',
      'Conforme o prazo: qual encaixaria e qual não',
      'Avisos: sinais de fraude, e o que depende do país',
      'Perguntas: as duas que mudariam a resposta',
    ],
  },
  {
    asked: true,
    named:
      '(?:como (?:(?:eu|posso|faco (?:para|pra)) )*(?:passar|passo|ser aprovad[oa]|estudar|me organizo|me organizar)|(?:plano|cronograma|horario|rotina|planner) (?:de|para|pra) (?:estudos?|estudar))(?= |$)(?=.{0,60}(?:concurso|prova|vestibular|enem|oab|faculdade|materia|exame|estud|curso|residencia|proficiencia|certificacao))',
    over: [
      'howto',
      'plan',
      'schedule',
      'advice',
      'question',
      'suggest',
      'plain',
      'small',
      'unknown',
      'explain',
      'lesson',
    ],
    sharp:
      'Faça um plano com horas que se possam cumprir, o que mais pesa e o que mais custa primeiro, com revisões espaçadas e, se houver prova, provas anteriores desde o início, diga o que deixar de fora se faltar tempo e como saber se vou bem.',
    points: [
      'Tabela: tema, horas realistas e tarefa concreta',
      'Ordem: o que mais pesa e o que mais custa, primeiro',
      'Revisão: espaçada; se houver prova, com provas anteriores',
      'Controle: como saber a cada semana se vou bem',
      'Se faltar tempo: o que deixar de fora',
    ],
  },

  {
    asked: true,
    named: `(?:qual (?:e )?)?(?:(?:um|uma|a|o|algum|alguma) )?(?:melhor |bo[am] )?(?:forma|jeito|maneira|modo)s? (?:mais )?(?:(?:educad|gentil|delicad|elegant|sutil|profissional|engracad|bonit|formal|simpatic|legal)\\p{L}* )?(?:de|para|pra) ${SAYING}(?! (?:ingles|frances|japones))|como (?:e que )?(?:(?:eu|posso|poderia|devo|deveria|faco (?:para|pra)|lhe|te|a gente) )*${SAYING}(?!r? (?:se |as horas|ingles|frances|alemao|espanhol|italiano|japones|bem|em publico))(?! .{1,30} em (?:ingles|frances|alemao|espanhol|italiano|japones))|(?:o ?q(?:ue)?|oq) (?:e que )?(?:(?:eu|posso|devo|lhe) )*(?:digo|dizer|respondo|responder|falo|falar|escrevo|escrever|mando|mandar) (?:para|pra|pro|ao|a|no|quando|se|pela)(?= )|.{5,90}[ ,]como (?:eu )?(?:converso com|falo com|falo (?:isso )?(?:para|pra|pro)|conto (?:isso )?(?:para|pra|pro)|puxo o assunto)(?![\\p{L}])|.{5,90} (?:como|o que|oq) (?:eu )?(?:digo|respondo|falo|explico|peco|recuso|nego)(?: isso| nao)?(?![\\p{L}])`,
    sharp:
      'Dê duas ou três frases que eu possa dizer tal como estão, diga qual convém em cada caso e o que é melhor calar, sem motivos que eu não dei.',
    points: [
      'Frases: duas ou três prontas, de tom diferente',
      'Cada uma: quando é a adequada',
      'Calar: o que tornaria tudo mais difícil',
      'Depois: o que mais posso dizer, conforme a reação',
    ],
  },
  {
    asked: true,
    named: `(?:(?:uma|alguma|umas|boa|boas|a melhor|preciso de uma|me da uma) )*desculpas?(?= (?:para|pra) (?:nao|faltar|sair|chegar|fugir|cancelar|ir embora))|desculpa esfarrapada`,
    sharp:
      'Dê três curtas, críveis e difíceis de conferir, que não culpem ninguém nem falem de doença, e diga qual é a mais segura.',
    points: [
      'Desculpas: três, uma ou duas frases, prontas para dizer',
      'Críveis: comuns e fáceis de lembrar',
      'Evitar: doenças, mortes e culpar alguém',
      'Escolha: a mais segura, e o que responder se perguntarem',
    ],
    assumes: 'Number: three.',
  },
  {
    asked: true,
    named: `(?:.{0,60}entrevista(?: de (?:emprego|trabalho|estagio))?(?![\\p{L}]).{0,60}(?:(?:o ?que|oq) (?:me |vao )?(?:pergunta\\p{L}*|digo|falo|levo|visto)|como (?:eu )?me prepar\\p{L}+|prepar\\p{L}+|dicas|ajuda\\p{L}*)|(?:me )?(?:ajud\\p{L}+ )?(?:a )?(?:me )?prepar\\p{L}+(?:-me)? (?:para|pra) (?:(?:a|uma|minha) )?entrevista|dicas (?:para|pra|de) (?:(?:a|uma|minha) )?entrevista)`,
    sharp:
      'Diga o que vão querer ver nessa vaga, dê as perguntas mais prováveis com a estrutura de uma boa resposta e [colchetes] para os meus exemplos, e três perguntas que eu possa fazer; depois ofereça um ensaio por turnos.',
    points: [
      'O que procuram: o que vão querer ver nessa vaga',
      'Perguntas: as mais prováveis, com a estrutura da resposta',
      'Exemplos: os meus entre [colchetes]; situação, o que fiz, resultado',
      'Minhas perguntas: três que mostrem interesse',
      'Ensaio: por turnos, se eu pedir',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'message',
      'suggest',
      'question',
      'pieces',
      'entries',
      'list',
      'interview',
      'advice',
      'howto',
    ],
    named: `(?:como (?:eu )?(?:posso |devo )?(?:respondo|responder)|(?:o ?que|oq) (?:eu )?(?:respondo|digo|responder)|(?:bo[as]+ )?respostas? (?:para|pra)) (?:a |quando (?:me )?pergunt\\p{L}+ |se (?:me )?perguntarem )?(?:a pergunta )?(?:de )?[:]?\\s?(?:["'«“]|por que|quais sao seus|onde voce se ve|fale sobre voce|qual (?:e )?(?:o )?seu)`,
    sharp:
      'Diga o que a pergunta quer saber de verdade e dê três respostas de tom diferente, de meio minuto cada, com [colchetes] onde entrar um exemplo meu.',
    points: [
      'Por trás: o que a pergunta quer saber de verdade',
      'Respostas: três de tom diferente, meio minuto cada',
      'O meu: [colchetes] onde entrar um exemplo próprio',
      'Evitar: a resposta que tira pontos, e por quê',
    ],
    assumes: 'Number: three answers.',
  },
  {
    asked: true,
    named: `(?:(?:me |pode |podes )*(?:expli\\p{L}+|interpret\\p{L}+|ajud\\p{L}+ a entender|entender|o que (?:significa|quer dizer)m?) )(?:(?:o|a|os|as|meu|minha|meus|este|esse|um|de|resultados?|laudo|do|da) )*(?:exames?(?: de (?:sangue|urina))?|hemograma|analises|ressonancia|raio[- ]?x|ultrassom|ecografia|tomografia|biopsia)`,
    sharp:
      'Explique o que cada valor mede e se está baixo, normal ou alto, o que sugerem juntos, o que mais poderia explicá-los e o que devo perguntar ao médico e com que pressa.',
    points: [
      'Cada valor: o que mede, e se está baixo, normal ou alto',
      'Em conjunto: o que sugerem, e com que segurança',
      'Outras causas: o que mais poderia explicar',
      'Médico: o que perguntar ou repetir, e com que pressa',
      'Palavras: simples, com os termos explicados',
    ],
  },
  {
    asked: true,
    named: `(?:como (?:eu )?(?:se )?(?:cito|citar|cita|referenci\\p{L}+|faco (?:uma |a )?(?:citacao|referencia))(?![\\p{L}])|(?:citacao|referencia|bibliografia|formatacao|citar|referenciar)s?(?: \\p{L}+){0,6} (?:em |na |no |normas? )*(?:abnt|apa|mla|chicago|vancouver|harvard)(?![\\p{L}])|(?:normas )?abnt (?:para|de|do))`,
    sharp:
      'Dê a referência completa para a lista e a forma curta para o texto, assinale o que vai em itálico ou negrito e diga que dado falta em vez de o inventar.',
    points: [
      'Referência completa: para a lista, pronta para copiar',
      'No texto: a forma curta, com o autor dentro e fora da frase',
      'Destaque e pontuação: como a norma pede',
      'O que falta: nomeado, nada de memória',
    ],
  },
  {
    asked: true,
    named: `(?!.*(?:corret[oa]|verbo|adjetivo|adverbio|sinonimo|palavras|lacuna))(?:escolh[ae]|vote|vota|decid[ae](?: entre)?|(?:me )?ajud\\p{L}+ a (?:escolher|decidir)(?: entre)?|qual (?:(?:destes|desses|destas|dessas|dos|das) \\p{L}+ )?(?:voce (?:prefere|escolheria)|escolho|e (?:o |a )?melhor|fica melhor|soa melhor|preferes|gosta mais)).{0,60}[:].*(?:,| ou )`,
    sharp:
      'Escolha um na primeira linha, diga em duas frases por que ganha dos outros e qual é o seu ponto fraco, e nomeie um segundo para outro gosto.',
    points: [
      'Escolha: um dos que nomeei, na primeira linha',
      'Motivo: por que ganha dos outros, em duas frases',
      'Ponto fraco: o do escolhido',
      'Os outros: meia linha cada, e um segundo lugar',
    ],
  },
  {
    asked: true,
    named: `(?:(?:me )?(?:motiv[ae]|anim[ae]|inspir[ae])(?:-me)?(?: ai)?|me da (?:um gas|uma forca|motivacao|animo|um empurrao)|da-me (?:motivacao|animo|forca)|preciso de (?:motivacao|animo|um empurrao|uma forca))(?: por favor)?${WHOLE}`,
    sharp:
      'Fale diretamente comigo em cinco ou seis frases, sem slogans nem citações, e termine com uma só coisa pequena que eu possa começar em dez minutos.',
    points: [
      'Forma: cinco ou seis frases, dirigidas a mim',
      'Conteúdo: por que conta o primeiro passo; sem slogans nem citações',
      'Fim: uma coisa pequena que eu possa começar em dez minutos',
      'Depois: perguntar-me o que deixo sempre para depois',
    ],
  },
  {
    asked: true,
    named: `(?:ja )?(?:nao sei|n sei|nao faco ideia d?|nao tenho ideia d?)(?:o|e)? ?(?:o ?que|oq|que|qual) (?:(?:eu|quero) )*(?:fazer (?:da|com a|na) (?:minha )?(?:vida|carreira)|(?:curso|faculdade|carreira) (?:fazer|escolher|seguir|quero)|estudar|cursar|quero (?:fazer|ser|cursar)|fazer (?:depois|quando (?:terminar|acabar)))|(?:que|qual) (?:curso|faculdade|carreira) (?:fazer|devo fazer|escolher|faco)${WHOLE}|(?:o que|oq) (?:eu )?faco (?:da|com a) (?:minha )?vida${WHOLE}|(?:me sinto|estou|to) (?:perdid[oa]|estagnad[oa])(?: na (?:vida|carreira)| no trabalho)?${WHOLE}`,
    sharp:
      'Faça-me primeiro três perguntas, sobre o que já gostei de fazer, o que faço bem e o que não suportaria; depois nomeie três caminhos diferentes e um jeito barato de testar cada um em um mês.',
    points: [
      'Primeiro: três perguntas sobre o que gosto, faço bem e não suporto',
      'Depois: três caminhos diferentes',
      'Cada um: por que encaixaria, o que pesa contra, como testar barato',
      'Tom: calmo, sem slogans',
    ],
    assumes: 'Three questions to you before the work starts.',
  },
  {
    asked: true,
    named: `(?:e )?(?:(?:isso |isto |realmente |mesmo |ainda )*(?:vale a pena|e (?:bom|ruim|mau|seguro|normal|verdade|certo|legal|possivel|confiavel|caro|golpe)|funciona(?: mesmo)?|compensa|presta|da certo|faz mal|serve para que|faz sentido)(?: (?:isso|isto|agora|mesmo|ou nao))?|(?:isso|isto|pra que serve isso|para que serve isso|o que significa isso|por que isso acontece|como funciona isso|como isso funciona|quanto custa isso))${WHOLE}`,
    sharp:
      'Se a nossa conversa não deixa claro do que se trata, pergunte-me isso primeiro numa frase; se deixa, responda na primeira frase e dê as duas razões que mais pesam.',
    points: [
      'Referência: perguntar-me numa frase se não está claro do que falo',
      'Resposta: na primeira frase',
      'Razões: as duas que mais pesam',
      'Limites: quando a resposta seria outra',
    ],
  },
  {
    asked: true,
    named: `(?:(?:oi|ola|preciso de|quero|voce pode|pode|vc pode|podes) )*(?:me )?(?:ajuda|ajudar|ajude|ajuda-me|ajude-me|socorro)(?: me)?(?: por favor| pfv| pf)?(?: (?:com|em|no|na|sobre) (?:(?:meu|minha|o|a|um|uma) )?[\\p{L}\\p{N}+#.-]+(?: [\\p{L}\\p{N}+#.-]+){0,2})?${WHOLE}`,
    sharp:
      'Pergunte-me primeiro, numa só mensagem curta, o que quero conseguir, o que já tenho e onde travei; depois dê os passos um a um.',
    points: [
      'Primeiro: uma mensagem curta que pergunte o que quero conseguir, o que tenho e onde travei',
      'Opções: três coisas de que se costuma precisar aqui, para eu escolher',
      'Depois: passo a passo, só adiante quando cada um funcionar',
    ],
    assumes: 'One message with questions to you before the work starts.',
  },
  {
    asked: true,
    named: `(?:(?:qual (?:e )?|quais (?:sao )?|me diz |me de )?(?:(?:a|o|as|os) )?(?:melhor(?:es)?|mais (?:rapid[oa]|facil|barat[oa]|segur[oa])) (?:forma|jeito|maneira|modo|metodo|truque)s? (?:de|para|pra)|(?:(?:a|o|um|uma) )?(?:forma|jeito|maneira|modo) mais (?:rapid[oa]|facil|barat[oa]|segur[oa]|eficaz|eficiente) (?:de|para|pra))(?= )`,
    sharp:
      'Nomeie o que escolheria com os passos exatos, diga por quê e acrescente uma alternativa e o erro mais comum.',
    points: [
      'Escolha: uma, com os passos exatos',
      'Motivo: por que essa',
      'Alternativa: uma, e quando é melhor',
      'Erro: o mais comum',
    ],
  },
  {
    asked: true,
    over: [
      'training',
      'session',
      'plan',
      'schedule',
      'plain',
      'small',
      'unknown',
      'list',
      'entries',
      'ideas',
      'suggest',
      'text',
      'document',
      'advice',
    ],
    named: `(?:(?:um|uma|o|a|meu|minha|quero|preciso de|faz|faca|me da|monte|monta|montar|me monta|me passa) )*(?:treino|ficha|rotina|plano|programa|exercicios|circuito)(?: (?:de|para|pra|pro|em|na|no|com|semanal|diari[oa]|exercicios?|treinos?|\\p{Nd}+|dias?|vezes|x|a|o|ganhar|fazer))* (?:academia|ginasio|forca|musculacao|halteres|hipertrofia|full ?body|abc|abcd|push pull legs|gluteos?|abdomen|abdominal|casa|corpo (?:inteiro|todo)|calistenia|musculo|massa(?: muscular)?|pernas?|costas|bracos?|peito|hiit|cardio|inferiores|superiores)`,
    sharp:
      'Dê para cada dia os exercícios em ordem com séries, repetições e descanso, diga como aumentar a dificuldade de uma semana para a outra e nomeie o erro de técnica de cada um.',
    points: [
      'Dias: exercícios em ordem com séries, repetições e descanso, numa tabela',
      'Progresso: como aumentar a dificuldade a cada semana',
      'Técnica: um erro a evitar em cada exercício',
      'Troca: uma para o caso de algo doer',
      'Começo: como encontrar a dificuldade certa',
    ],
  },
  {
    asked: true,
    named: `(?:(?:me |voce |vc |pode |podes )*(?:faz (?:um )?code review|faca (?:um )?code review|revis\\p{L}+|analis\\p{L}+|review|avali\\p{L}+)) (?:d[eo] )?(?:(?:o|a|meu|minha|este|esse|esta|essa) )*(?:codigo|funcao|script|classe|componente|pull request|pr)(?![\\p{L}])`,
    sharp:
      'Liste o que está errado ou é arriscado, o mais grave primeiro, com o lugar, por que importa e a menor mudança, e diga o que está bem como está.',
    points: [
      'Achados: errado ou arriscado, o mais grave primeiro',
      'Cada um: o lugar, por que importa e a menor mudança em código',
      'Bem: o que convém deixar como está',
      'Dúvidas: o que depende de algo que não se vê aqui',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'compare',
      'question',
      'fact',
      'recommend',
      'decide',
      'suggest',
      'explain',
      'topic',
    ],
    named: `(?!(?:exercicios?|escrev\\p{L}*|cri[ae]|faca|faz|redij\\p{L}*|teste|quiz)(?!\\p{L}))(?!.*(?<!\\p{L})(?:frases?|linhas|palavras|paragrafos?|pontos)(?!\\p{L}))(?:(?:(?:o que e melhor|qual (?:e )?(?:o |a )?melhor|diferencas? entre|compar[ae])[,:]? )?[^,.?:]{2,40} (?:vs\\.?|versus|x) [^?:]{2,70}$|(?:compar(?:a|e|ar)|comparacao (?:entre|de)|comparativo (?:entre|de)) (?!(?:est[ea]s?|ess[ea]s?|os (?:dados|textos))(?![\\p{L}]))[^,.?:]{2,40} (?:e|com|ou) [^?:]{2,60}$|(?:(?:me )?(?:expli\\p{L}+|diga|diz) )?(?:qual (?:e |a |as )*|quais (?:sao |as )*|que )?(?:(?:a|as) )?diferencas? (?:ha |tem |existe )?(?:entre|de|do|da) [^?]{2,60} (?:e|ou|pra|para) [^?]{2,60}[?]?$)`,
    sharp:
      'Diga a diferença principal na primeira frase, compare numa tabela só naquilo em que de fato se distinguem, com um exemplo de cada, e termine com quando escolher qual ou como não os confundir.',
    points: [
      'Diferença: a principal, na primeira frase',
      ['Formato: tabela só com aquilo em que se distinguem', '!format'],
      'Exemplo: um caso de cada lado',
      'Fim: quando escolher qual, ou como não confundir',
    ],
  },
  {
    asked: true,
    over: ['explain', 'describe', 'plain', 'question', 'fact', 'small', 'unknown', 'why'],
    named: `(?:(?:me|pode|voce|vc|podes|por favor) )*(?:expli\\p{L}+|o que e|oq e|como funciona\\p{L}*|por que).{2,80}(?:como se (?:eu )?(?:tivesse|fosse)|(?:para|pra|pro|a) (?:uma )?(?:crianca|leigos?|burros?|iniciantes?|meu filho|minha filha|minha avo|meu avo|quem nao)|(?:em|com) (?:palavras|termos|linguagem) (?:simples|facil|faceis)|de (?:forma|jeito|maneira|modo) (?:facil|simples)|facil|simples)(?=.{0,40}$)`,
    sharp:
      'Use uma só comparação do dia a dia e mantenha-a até o fim, com frases curtas e nenhum termo por explicar, diga onde ela deixa de valer e termine com uma pergunta para ver se ficou claro.',
    points: [
      'Comparação: uma do dia a dia, mantida até o fim',
      'Frases: curtas, nenhum termo por explicar',
      'Limite: onde a comparação deixa de valer',
      'Fim: uma pergunta para ver se ficou claro',
    ],
  },
  {
    asked: true,
    over: ['message', 'email', 'plain', 'small', 'greeting', 'text', 'unknown', 'suggest'],
    named: `(?:(?:um|uma|escrev\\p{L}+|faz|faca|me|cri[ae]|redij[ae]|preciso de|quero|por favor|da-me|manda) )*(?:mensagem|mensagenzinha|msg|whats(?:app)?|zap|sms|dm|audio|recado)(?: (?:curt[oa]|breve|bonit[oa]|engracad[oa]|educad[oa]|fof[oa]|simpatic[oa]|de whatsapp|no whats(?:app)?))* (?:para|pra|pro|pros|ao|a|aos) (?!(?:que |(?:o |a |um |uma )?(?:blog|site|promocao|clientes|cartaz|placa|lapide|etiqueta|atendedor|secretaria eletronica|caixa postal|capsula|folheto|camiseta|bolo|convite|anuncio)))[^:]{5,}`,
    sharp:
      'Escreva pronto a enviar, como se escreve mesmo a essa pessoa, com o motivo na primeira frase e só com o que eu disse, e indique por baixo a frase a mudar para outro tom.',
    points: [
      'Início: de que se trata, na primeira frase',
      'Extensão: envia-se tal como está',
      'Conteúdo: só o que eu disse',
      'Tom: como se escreve a essa pessoa, não como uma carta',
    ],
  },
  {
    asked: true,
    named: `(?:(?:o ?que|oq) (?:eu )?(?:(?:tenho que|devo|preciso|tenho de|vou) )*(?:lev(?:o|ar)|coloc\\p{L}+ na mala|ponho na mala|por na mala)|lista (?:de|do que) (?:mala|bagagem|viagem|levar|coisas (?:para|pra) levar)|coisas (?:para|pra) levar|mala|bagagem)(?: na mala)? (?:para|pra|pro|numa?|no|na|em|de)(?= )`,
    sharp:
      'Agrupe tudo por uso com quantidades onde importem, assinale o indispensável, acrescente o que mais se esquece e diga o que pode ficar em casa.',
    points: [
      'Grupos: por uso, com quantidades onde importem',
      'Assinalado: o indispensável',
      'Esquecidos: o que quase todos deixam e fazem falta',
      'Em casa: o que não merece o espaço',
    ],
  },
  {
    asked: true,
    named: `(?:(?:me da|boas|umas|algumas|lista de|quais|que|as|melhores|\\p{Nd}+) )*perguntas (?:(?:para|pra|que) (?:fazer|perguntar|eu faco|devo fazer|posso fazer)|(?:devo|posso) fazer|para|pra) (?:(?:ao|a|para|pra|pro|na|no|em|antes de|quando|um|uma|meu|minha|o|alugar) )*(?:proprietari[oa]|senhorio|dono|corretor|medic[oa]|obstetra|entrevistador(?:a)?|recrutador(?:a)?|entrevista|candidat[oa]s?|pedreiro|empreiteiro|vendedor|imobiliaria|creche|escola|advogad[oa]|mecanic[oa]|veterinari[oa]|fornecedor(?:es)?|alugar|comprar (?:um|uma) (?:apartamento|casa|carro)|visita|clientes?|usuarios?)`,
    sharp:
      'Ordene pelo que mais mudaria a decisão, que peçam fatos e não promessas, e diga depois de cada uma que resposta seria boa e qual preocupante.',
    points: [
      'Ordem: primeiro o que mudaria a decisão',
      'Perguntas: sobre fatos e provas, nenhuma de sim ou não',
      'Depois de cada uma: uma boa resposta e uma preocupante',
      ['Quantidade: doze no máximo', '!count'],
    ],
  },
  {
    asked: true,
    over: ['howto', 'advice', 'question', 'fact', 'suggest', 'plain', 'small', 'unknown', 'recommend'],
    named: `(?:como|com (?:o )?que) (?:(?:eu|posso|se|faco (?:para|pra)) )*(?:tir(?:o|ar|a)|limp(?:o|ar|a)|remov(?:o|er|e)|elimin(?:o|ar|a)|acab(?:o|ar) com) (?:(?:uma|um|a|as|o|os|com) )?(?:manchas?|cheiro|odor|mofo|bolor|fungos?|limo|gordura|ferrugem|umidade|humidade|vinho|sangue|tinta|chiclete|cera|cola|sofa|colchao|forno|panela|tenis|prata|rejunte)(?![\\p{L}])(?!.*(?:foto|photoshop|audio|excel))`,
    sharp:
      'Dê primeiro o mais suave que funciona, com quantidades, tempo e passos, diga onde testar antes e o que nunca se deve usar nem misturar, e o que fazer se sobrar marca.',
    points: [
      'Primeiro: o mais suave que funciona, com quantidades e tempo',
      'Passos: numerados, com o teste prévio num canto escondido',
      'Nunca: o que piora ou não se pode misturar',
      'Se sobrar marca: a tentativa seguinte',
    ],
  },
  {
    asked: true,
    over: ['ideas', 'recommend', 'suggest', 'question', 'plain', 'small', 'unknown', 'list', 'entries', 'fact'],
    named: `(?:(?:o ?que|oq) (?:(?:eu|posso|devo|vou) )*(?:(?:dar|dou|compr\\p{L}+|oferec\\p{L}+) (?:de (?:presente|aniversario)|para|pra|pro|ao|a)|presente\\p{L}*)|(?:(?:ideias?|sugest(?:ao|oes)|opc(?:ao|oes)) (?:de|para|pra) (?:um )?)?(?:presentes?|prendas?) (?:para|pra|pro|de|original|criativ|barat|ate)|ideias? (?:para|pra|de) (?:presente|presentear|prenda)s?|amigo secreto (?:ate|de|para|pra))`,
    sharp:
      'Dê cinco presentes concretos e diferentes entre si, cada um com o motivo por que combina com a pessoa e a ocasião, o preço aproximado e o que pode falhar, e assinale qual escolheria.',
    points: [
      ['Presentes: cinco, concretos e de tipos diferentes', '!count'],
      'Motivo: por que combina com a pessoa e a ocasião',
      'Preço: aproximado',
      'Cuidado: o que pode falhar (tamanho, repetido, entrega)',
      'Escolha: um, e por quê',
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'debug',
      'why',
      'advice',
      'fact',
      'question',
      'troubleshoot',
      'yesno',
      'howto',
      'topic',
    ],
    named: `(?!(?:como|que|qual|escreva|faca|lista|compare|explique|carta|mensagem|reclamacao|queixa|email) )(?:por ?que |pq |porque )?(?:(?:o|a|os|as|meu|minha|meus|minhas|um|uma|tem) )*[^:=(){}?]{0,60}(?<![\\p{L}])(?:(?:nao|n) (?:funciona|carrega|liga|acende|conecta|abre|fecha|gela|esquenta|centrifuga|drena|toca|imprime|aparece|reconhece|detecta|responde|da imagem|pega|sobe|desce|me deixa|entra|gira|floresce|cresce|da sinal|sai|para|salva|roda|instala|atualiza|aquece)m?|cheira mal|caindo|travando|desligando|reiniciando|vibrando|esquentando|fazendo barulho|faz barulho|faz um barulho|vazando|pingando|vaza|pinga|(?:desliga|trava|reinicia|esquenta|descarrega|desconecta|fecha|cai|fica travando|congela)m?(?: (?:sozinh[oa]|muito|rapido|do nada|toda hora))|(?:ta|esta|anda|ficou|fica) (?:muito )?(?:lent[oa]|travand[oa]|travad[oa]|entupid[oa]|quebrad[oa]|amarelad[oa]s?|piscando|descascando|murch[oa])|piscando|da erro|dando erro|erro \\p{Nd}+|[45]\\p{Nd}\\p{Nd} (?:error|bad gateway|forbidden))(?![\\p{L}])[^:=(){}]{0,60}$`,
    sharp:
      'Liste as causas da mais à menos provável, cada uma com uma verificação rápida e o que fazer se for essa, o inofensivo e grátis primeiro, e diga o que olhar se não for nenhuma.',
    points: [
      'Causas: da mais à menos provável',
      'Cada uma: uma verificação rápida e o que fazer se for essa',
      'Ordem: primeiro o inofensivo e grátis',
      'Se não for nenhuma: o que olhar ou anotar, e a quem recorrer',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'yesno', 'decide', 'topic', 'advice', 'message'],
    named:
      '(?!.*[:\\n])(?!.*(?<!\\p{L})(?:onde|como(?! dev)|com que|qual|quais|quanto|quantos|por escrito|carta|e-?mail|redij\\p{L}*|verdadeira|voce e (?:um|uma)|voce e \\p{L}+ de) )(?!(?:escrev\\p{L}+|faca|faz|me|crie|lista|ajud\\p{L}+|expli\\p{L}+|como|o que|que|qual|quanto|se) )[^?]{8,120}[ ,](?:(?:me |lhe |a gente )?(?:posso|pode|podemos|podem|devo|deveria|tenho que|tem que|preciso) [^?]{2,60}|(?:o ?que|oq) (?:eu |a gente )?(?:faco|posso fazer|fazemos|podemos fazer|devo fazer|fazer|voce acha|voce recomenda)[^?]{0,30}|(?:e|isso e|esta) (?:normal|legal|bom|ruim|perigoso|verdade|grave|muito|pouco|permitido|crime)[^?]{0,20}|(?:algum conselho|e agora|quais (?:sao )?(?:os )?meus direitos|tenho direito\\p{L}*[^?]{0,40}))[?.\\s]*$',
    sharp:
      'Responda na primeira frase e diga por quê, o que fazer primeiro e que detalhe do meu caso mudaria a resposta.',
    points: [
      'Resposta: na primeira frase',
      'Por quê: a razão que mais pesa',
      'Primeiro: o que fazer',
      'Depende: que detalhe do meu caso mudaria isso',
    ],
  },
  {
    asked: true,
    over: [
      'advice',
      'list',
      'ideas',
      'suggest',
      'plain',
      'small',
      'unknown',
      'entries',
      'recommend',
      'question',
      'howto',
      'fact',
    ],
    named: `(?:(?:me de|me da|umas|algumas|boas|as melhores|suas|\\p{Nd}+|tres|cinco|dez|alguma|preciso de|quero|melhores|quais) )*(?:dicas?|truques?|conselhos?|macetes?|recomendacoes)(?: (?:e truques|praticas|uteis|rapidas|simples))*(?= (?:para|pra|pro|de|sobre|se|quando|como)|${WHOLE})`,
    sharp:
      'Ponha primeiro o que mais se nota, cada dica como algo que se faz, com o motivo em meia frase, deixe de fora o que todos sabem e acrescente o erro mais comum.',
    points: [
      'Ordem: primeiro o que mais se nota',
      'Cada uma: algo que se faz, com o motivo em meia frase',
      'De fora: o que todos sabem',
      'Erro: o mais comum',
    ],
  },
  {
    asked: true,
    over: ['words', 'plain', 'small', 'unknown', 'question', 'fact', 'list', 'entries', 'meaning', 'suggest', 'names'],
    named: `(?:(?:me diz|me da|qual (?:e )?|que|existe|tem|busco|preciso de|uma|um|a|o|outra|alguma|algum|como se chama|outras?) )*(?:palavra(?! (?:de \\p{Nd}|que (?:rim|come|term)))(?!.*(?:letras|rime))|termo|expressao|verbo|adjetivo|sinonimo|ditado|antonimo)s? (?:para|pra|que (?:signifi|descrev|defin|quer)\\p{L}+|de|quando)(?= )`,
    sharp:
      'Dê primeiro a mais próxima e depois duas ou três vizinhas, cada uma com o seu matiz e uma frase curta, e diga se nenhuma encaixa bem.',
    points: [
      'Mais próxima: primeiro, com uma frase curta',
      'Vizinhas: duas ou três, cada uma com o seu matiz',
      'Linguagem: do dia a dia, formal ou literária',
      'Honestidade: dizer se nenhuma encaixa bem',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'explain', 'small', 'question', 'fact', 'why', 'unknown', 'suggest', 'meaning'],
    named: `(?:(?:mas|ok|desculpa|perdao|hmm|ainda|continuo sem|e que|na verdade|nao)[,]? )*(?:(?:(?:me |voce |vc |pode |podes )*(?:expli|repet|repit|esclare)\\p{L}+(?: (?:de novo|outra vez|melhor|isso|isto|essa parte|a ultima parte|mais (?:facil|simples|devagar|claro)|de outro (?:jeito|modo)|de outra (?:forma|maneira)|com outras palavras))+)|(?:nao |n )?(?:entendi|entendo|entender|compreendi|percebi|percebo|saquei)(?: (?:nada|isso|isto|bem|direito|essa parte|a ultima parte|o (?:primeiro|segundo|ultimo) (?:passo|ponto)))*)${WHOLE}`,
    sharp:
      'Explique com outras palavras e outro exemplo do dia a dia, passo a passo e sem saltos, e pergunte-me no fim que parte ainda não ficou clara.',
    points: [
      'Palavras: diferentes das de antes, frases mais curtas',
      'Exemplo: um do dia a dia',
      'Ordem: um passo de cada vez, sem saltos',
      'Fim: uma pergunta para ver se já ficou claro',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'small', 'question', 'unknown', 'suggest'],
    named:
      '(?:nao|desculpa|perdao|espera|hmm|na verdade|calma)?[,.]? ?(?:nao,? )?(?:eu )?(?:me referia a|estava falando d|estava a falar d|quis dizer|queria dizer|o que (?:eu )?(?:queria|quero|pedi) (?:era|e|dizer)|nao e (?:isso|o que)|nao foi (?:isso|o que)|nao era isso|isso nao e o que)(?=[ ,.aeo]|$).{0,80}$',
    sharp:
      'Tome isto como uma correção do que pedi antes, deixe igual o resto daquele pedido e dê de novo a resposta completa.',
    points: [
      'Correção: isto substitui como o anterior foi entendido',
      'O resto: como o pedi antes',
      'Resultado: a resposta completa de novo, sem desculpas',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'formula', 'howto', 'code', 'suggest', 'change', 'entries', 'question', 'fact'],
    named: `(?:(?:formula|macro|tabela dinamica|funcao|uma formula|como .{0,40}) (?:de |em |para |com |do |no )?)?(?:no |em |na )?(?:excel|google sheets|planilhas? google|sheets|google docs|power ?point|outlook|word|photoshop|canva|notion|power bi)(?:[:,]| )(?=.{8,})(?!(?:e|vs|ou|curso|certificado|gratis|online|de (?:gastos|controle|custos))(?![\\p{L}]))(?!.*script)`,
    sharp:
      'Dê os passos ou a fórmula pronta para copiar, diga em que versão funciona, mostre uma fórmula num exemplo mínimo e nomeie a armadilha habitual.',
    points: [
      'Caminho: o mais curto, em passos ou numa fórmula pronta para copiar',
      'Exemplo: se for uma fórmula, antes e depois, com poucas linhas',
      'Versão: onde funciona, e o que muda nas outras',
      'Armadilha: o que mais falha, e como desfazer',
    ],
  },
  {
    asked: true,
    named: `(?!.*(?:nervos|medo|panico|ansied|reprov|passei|plano|cronograma|calendario))(?:.{0,80}(?:prova|exame|vestibular|enem|concurso|recuperacao|teste|oab)(?![\\p{L}]).{0,60}(?:(?:me )?ajud\\p{L}+ a (?:estudar|revisar|passar|me preparar)|(?:o ?que|oq) (?:eu )?(?:estudo|estudar|reviso|faco)|como (?:eu )?(?:estudo|me preparo|estudar|passo|passar)|nao (?:sei|entendo|entendi) nada)|(?:(?:me )?ajud\\p{L}+ a |quero |preciso |como )?(?:estudar|me preparar|preparar-me|revisar|me preparo|estudo)(?: (?:para|pra|pro|o|a|um|uma|minha))* (?:prova|exame|vestibular|enem|concurso|recuperacao|oab)(?![\\p{L}]))`,
    over: ['quiz', 'plain', 'small', 'unknown', 'advice', 'question', 'howto', 'suggest'],
    sharp:
      'Dê-me primeiro numa página o que mais provavelmente cai; depois pergunte uma de cada vez, espere a minha resposta e volte ao que eu errar.',
    points: [
      'Primeiro: o que mais provavelmente cai, numa página',
      'Depois: uma pergunta de cada vez, com pausa para a minha resposta',
      'Após cada uma: certo ou errado, com o motivo numa linha',
      'Pontos fracos: voltar ao que eu errar',
      'Tempo: o que deixar de fora se não der',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'recommend', 'suggest', 'plain', 'small', 'decide', 'unknown'],
    named: `(?:(?:que|q|qual|quais) (?:(?:e|sao|o|a|os|as) )*(?:melhor(?:es)? )?(?!(?:documentos?|papeis|requisitos|direitos|regras|passos|perguntas|formularios?|gastos|custos|erros|medidas|coisas|devo|tenho|o que|hora|horario|dia|data|mes|ano|idade|epoca|temperatura|palavra|e|sao|era|faz|ha|acontece|significa|diferenca|quer|posso|tal|se|me|foi|ver|fazer|tempo|momento)(?![\\p{L}]))(?:\\p{L}+ ){0,2}?\\p{L}+ (?:(?:para|pra|pro) (?:(?:um|uma|o|a|meu|minha|os|criancas|iniciantes|comecar|estudar|jogar|trabalhar|editar|viajar|correr))|(?:(?:eu )?(?:compro|comprar|escolho|uso|devo (?:comprar|escolher|usar)|recomenda|planto|adoto|escolher)))|(?:(?:os|as) )?melhores (?!momentos|horas|epocas?|dias)\\p{L}+(?: \\p{L}+){0,2} (?:para|pra|pro|ate|por menos|barat[oa]s))(?![\\p{L}])`,
    sharp:
      'Nomeie a primeira escolha com as razões que decidem, depois uma ou duas alternativas e quando seriam melhores, e diga que detalhe do meu caso poderia mudá-la.',
    points: [
      'Primeira escolha: uma, na primeira linha',
      'Razões: as que decidem neste caso',
      'Alternativas: uma ou duas, e quando são melhores',
      'Dúvida: que detalhe do meu caso poderia mudá-la',
    ],
  },
  {
    asked: true,
    named: `(?:como )?(?:(?:eu|a gente) )?(?:dividir|dividimos|divido|rachar|rachamos|repartir|divide)(?: \\p{L}+)? (?:(?:a|o|as|os) )?(?:conta|aluguel|renda|gastos?|despesas?|fatura)`,
    sharp:
      'Diga numa linha como se divide e por que é justo, dê uma tabela com o que cada pessoa paga e confira que soma o total.',
    points: [
      'Critério: como se divide, numa linha',
      'Resultado: tabela com o que cada pessoa paga',
      'Conferência: a soma frente ao total',
      'Outra forma: uma linha sobre outra divisão justa',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small'],
    named: `(?:(?:o|a|os|as) )?(?!(?:ola|obrigad[oa]|ajuda|valeu|bom|boa|tarde|noite|tchau|teste|sim|nao|pode|posso|legal|capital|coletivo|\\p{L}*kkk\\p{L}*|\\p{L}*haha\\p{L}*)(?![\\p{L}]))\\p{L}{4,}(?: \\p{L}{4,})?${WHOLE}`,
    sharp:
      'Diga numa frase o que é, dê as quatro ou cinco partes que mais importam com um exemplo de cada e pergunte-me em qual quero entrar.',
    points: [
      'Primeiro: o que é, numa frase',
      'Partes: as quatro ou cinco que mais importam, com um exemplo',
      'Utilidade: onde se encontra isso',
      'Fim: uma pergunta sobre em que parte entrar',
    ],
  },
];
