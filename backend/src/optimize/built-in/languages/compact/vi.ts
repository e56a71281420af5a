import type { CompactTable } from './compact-table.js';

export const vi: CompactTable = {
  asks: 'tại sao|vì sao|làm thế nào|làm sao|cái gì|ai là|ở đâu|khi nào|bao nhiêu|có phải',
  task: 'Nhiệm vụ:',
  question: 'Câu hỏi:',
  requirements: 'Yêu cầu:',
  sharpQuestion: 'Trước hết hãy trả lời thẳng, sau đó nêu lý do và một ví dụ cụ thể.',
  sharpRequest:
    'Hãy viết cụ thể, đáp ứng từng điểm của yêu cầu, và nếu thiếu điều quan trọng thì nói rõ bạn giả định gì.',
  bulletsQuestion: [
    'Câu trả lời: ngay trong câu đầu tiên, không mở đầu dài dòng',
    'Cơ sở: những sự thật làm chỗ dựa, mỗi điều một câu',
    'Ví dụ: một trường hợp cụ thể trong đời sống',
    'Độ chắc chắn: nói rõ điều gì chưa biết hoặc còn tranh cãi',
  ],
  bulletsRequest: [
    'Nội dung: đúng những gì được yêu cầu; phần thiếu để trong [ngoặc vuông]',
    'Chi tiết: cụ thể thay vì chung chung',
    'Văn phong: không mở đầu dài dòng, không lời thừa',
    'Đầy đủ: đáp ứng mọi phần của yêu cầu',
  ],
  order: 'Hãy làm theo thứ tự này:',
  orderQuestion: [
    'Nếu câu hỏi có thể hiểu theo nhiều cách, hãy nói bạn hiểu thế nào.',
    'Trả lời trong một câu, sau đó nêu lý do.',
    'Nói rõ điều gì chưa chắc chắn và điều gì sẽ làm câu trả lời thay đổi.',
  ],
  orderRequest: [
    'Nói trong một câu bạn hiểu nhiệm vụ như thế nào.',
    'Nếu thiếu điều quyết định, hãy hỏi tối đa 3 câu và chờ tôi trả lời.',
    'Nếu không thì thực hiện nhiệm vụ và liệt kê các giả định của bạn.',
  ],
};
